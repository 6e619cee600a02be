//! The bar at the top.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::records;
use super::state::{Dialog, Page};
use crate::i18n::{Key, Language};

/// The name of the page, what can be done with games, and the language.
#[component]
pub fn Header() -> impl IntoView {
    let page = Page::get();
    view! {
        <header class="bar">
            <a class="brand" href="#/">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path class="stroke" d="M12 1v22M1 12h22"/>
                    <circle cx="12" cy="12" r="5"/>
                </svg>
                <h1>"Hoshi"</h1>
            </a>
            <nav class="bar-tools" aria-label=move || page.t(Key::MenuTitle)>
                <button type="button" class="button" data-menu="new" on:click=move |_| page.dialog.set(Some(Dialog::NewGame))>
                    {move || page.t(Key::MenuNewGame)}
                </button>
                <Languages/>
                <Menu/>
            </nav>
        </header>
    }
}

/// The language, for those who cannot read the one on screen.
#[component]
fn Languages() -> impl IntoView {
    let page = Page::get();
    view! {
        <select
            class="languages"
            aria-label=move || page.t(Key::SettingsLanguage)
            on:change:target=move |event| {
                let language = Language::from_tag(&event.target().value());
                page.settings.update(|settings| settings.language = language);
            }
            prop:value=move || page.language().tag()
        >
            {Language::ALL.map(|language| view! {
                <option value=language.tag() lang=language.tag() selected=move || page.language() == language>
                    {language.name()}
                </option>
            })}
        </select>
    }
}

/// Everything else, behind one button.
#[component]
fn Menu() -> impl IntoView {
    let page = Page::get();
    let node = NodeRef::<html::Details>::new();
    let close = move || {
        if let Some(details) = node.get_untracked() {
            details.set_open(false);
        }
    };
    let item = move |name: &'static str, key: Key, act: fn(Page)| {
        view! {
            <li>
                <button type="button" class="menu-item" data-menu=name on:click=move |_| { close(); act(page); }>
                    {move || page.t(key)}
                </button>
            </li>
        }
    };
    view! {
        <details
            class="menu"
            node_ref=node
            on:keydown=move |event| if event.key() == "Escape" { close() }
            on:focusout=move |event| if goes_outside(node, &event) { close() }
        >
            <summary class="button icon" aria-label=move || page.t(Key::MenuTitle)>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path class="stroke" d="M4 7h16M4 12h16M4 17h16"/></svg>
            </summary>
            <ul class="menu-list">
                {item("open", Key::MenuOpen, |page| page.dialog.set(Some(Dialog::Open)))}
                {item("save", Key::MenuSave, records::save)}
                {item("copy", Key::MenuCopy, records::copy)}
                {item("settings", Key::MenuSettings, |page| page.dialog.set(Some(Dialog::Settings)))}
                {item("help", Key::MenuHelp, |page| page.dialog.set(Some(Dialog::Help)))}
                {item("about", Key::MenuAbout, |page| page.dialog.set(Some(Dialog::About)))}
            </ul>
        </details>
    }
}

/// Whether the focus leaves the menu for another part of the page.
fn goes_outside(menu: NodeRef<html::Details>, event: &web_sys::FocusEvent) -> bool {
    let next = event.related_target().and_then(|next| next.dyn_into::<web_sys::Node>().ok());
    next.is_some() && menu.get_untracked().is_some_and(|menu| !menu.contains(next.as_ref()))
}
