//! What the bars at the top of the pages are made of.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::site::Site;
use crate::i18n::{Key, Language, Plain};

/// The bar: the name of the site, which leads `home`, and the page's tools.
#[component]
pub fn Bar(home: &'static str, children: Children) -> impl IntoView {
    let site = Site::get();
    view! {
        <header class="bar">
            <a class="brand" href=home>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path class="stroke" d="M12 1v22M1 12h22"/>
                    <circle cx="12" cy="12" r="5"/>
                </svg>
                <h1>"Hoshi"</h1>
            </a>
            <nav class="bar-tools" aria-label=move || site.t(Key::MenuTitle)>{children()}</nav>
        </header>
    }
}

/// The language, for those who cannot read the one on screen.
#[component]
pub fn Languages() -> impl IntoView {
    let site = Site::get();
    view! {
        <select
            class="languages"
            aria-label=move || site.t(Key::SettingsLanguage)
            on:change:target=move |event| {
                let language = Language::from_tag(&event.target().value());
                site.settings.update(|settings| settings.language = language);
            }
            prop:value=move || site.language().tag()
        >
            {Language::ALL.map(|language| view! {
                <option value=language.tag() lang=language.tag() selected=move || site.language() == language>
                    {language.name()}
                </option>
            })}
        </select>
    }
}

/// An entry of the menu; `name` is for tests.
pub struct MenuItem {
    name: &'static str,
    text: Signal<&'static str>,
    act: Callback<()>,
}

impl MenuItem {
    pub fn new(
        name: &'static str,
        key: impl Plain + Send + Sync + 'static,
        act: impl Fn() + Send + Sync + 'static,
    ) -> MenuItem {
        let site = Site::get();
        let text = Signal::derive(move || site.t(key));
        MenuItem { name, text, act: Callback::new(move |()| act()) }
    }
}

/// Everything else, behind one button.
#[component]
pub fn Menu(items: Vec<MenuItem>) -> impl IntoView {
    let site = Site::get();
    let node = NodeRef::<html::Details>::new();
    let summary = NodeRef::<html::Summary>::new();
    let close = move || {
        if let Some(details) = node.get_untracked() {
            details.set_open(false);
        }
    };
    // The focus must not stay on what is hidden.
    let leave = move || {
        close();
        if let Some(summary) = summary.get_untracked() {
            let _ = summary.focus();
        }
    };
    let item = move |MenuItem { name, text, act }: MenuItem| {
        view! {
            <li>
                <button type="button" class="menu-item" data-menu=name on:click=move |_| { leave(); act.run(()); }>
                    {text}
                </button>
            </li>
        }
    };
    view! {
        <details
            class="menu"
            node_ref=node
            on:keydown=move |event| if event.key() == "Escape" { leave() }
            on:focusout=move |event| if goes_outside(node, &event) { close() }
        >
            <summary node_ref=summary class="button icon" aria-label=move || site.t(Key::MenuTitle)>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path class="stroke" d="M4 7h16M4 12h16M4 17h16"/></svg>
            </summary>
            <ul class="menu-list">{items.into_iter().map(item).collect_view()}</ul>
        </details>
    }
}

/// Whether the focus leaves the menu for another part of the page.
fn goes_outside(menu: NodeRef<html::Details>, event: &web_sys::FocusEvent) -> bool {
    let next = event.related_target().and_then(|next| next.dyn_into::<web_sys::Node>().ok());
    next.is_some() && menu.get_untracked().is_some_and(|menu| !menu.contains(next.as_ref()))
}
