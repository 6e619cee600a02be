//! Opens a record: a file, a pasted text, or one game of several in a file.

use leptos::html;
use leptos::prelude::*;

use super::frame::Frame;
use crate::app::file_choice::FileChoice;
use crate::app::platform::busy;
use crate::app::records;
use crate::app::state::Page;
use crate::engine::{Color, Record};
use crate::i18n::{Key, Message, words};

/// Open by file or by paste; when a file held several games, choose one.
#[component]
pub fn OpenDialog() -> impl IntoView {
    let page = Page::get();
    on_cleanup(move || page.choice.set(Vec::new()));
    view! {
        <Frame title=Key::FileTitle name="open">
            {move || if page.choice.with(Vec::is_empty) {
                view! { <Sources/> }.into_any()
            } else {
                view! { <Games/> }.into_any()
            }}
        </Frame>
    }
}

#[component]
fn Sources() -> impl IntoView {
    let page = Page::get();
    let pasted = NodeRef::<html::Textarea>::new();
    let fault = RwSignal::new(String::new());
    let open_pasted = move |_| {
        if let Some(text) = pasted.get_untracked() {
            busy::spawn(async move {
                let refused = records::open_text(page, text.value()).await.err();
                // Whoever opened something has closed the dialog by that.
                if let Some(unread) = refused {
                    fault.try_set(unread.said(page.language_now()));
                }
            });
        }
    };
    let previous = move || {
        page.previous.with(Option::is_some).then(|| {
            view! {
                <button type="button" class="button" data-open="previous" on:click=move |_| page.bring_back()>
                    {move || page.t(Key::PreviousBringBack)}
                </button>
            }
        })
    };
    view! {
        {previous}
        <FileChoice
            accept=".sgf,application/x-go-sgf,text/plain"
            name="file"
            hint=Signal::derive(move || page.t(Key::FileDropHere))
            on_file=Callback::new(move |file| records::open_file(page, file))
        />
        <label class="field">
            <span>{move || page.t(Key::FilePasteHint)}</span>
            <textarea node_ref=pasted rows="5" spellcheck="false" data-open="text"></textarea>
        </label>
        <div class="dialog-foot">
            <p class="fault" role="alert">{fault}</p>
            <button type="button" class="button" data-open="pasted" on:click=open_pasted>
                {move || page.t(Key::CommonOpen)}
            </button>
        </div>
    }
}

#[component]
fn Games() -> impl IntoView {
    let page = Page::get();
    let records = page.choice.get_untracked();
    let count = records.len();
    let games = records
        .into_iter()
        .zip(1u32..)
        .map(|(record, number)| {
            let name = move |record: &Record| {
                let [black, white] = Color::BOTH.map(|color| {
                    let name = record.info.names[color].trim();
                    if name.is_empty() { words::color(page.language(), color) } else { name }.to_owned()
                });
                format!("{black} – {white}, {}", record.size())
            };
            let chosen = record.clone();
            view! {
                <li>
                    <button type="button" class="button" on:click=move |_| records::show(page, chosen.clone())>
                        {move || page.say(&Message::FileGameNumber { number: number.into() })}
                        " · "
                        {move || name(&record)}
                    </button>
                </li>
            }
        })
        .collect_view();
    view! {
        <p>{move || page.say(&Message::FileSeveral { count: count.into() })}</p>
        <ol class="games">{games}</ol>
    }
}
