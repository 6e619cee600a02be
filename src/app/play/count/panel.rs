//! The panel of the count over the board: what happens now, and what can be done.

use leptos::prelude::*;
use leptos::{ev, html};

use super::course;
use super::heaps::Heaps;
use super::sample::SampleName;
use super::why::Why;
use crate::app::platform;
use crate::app::state::Page;
use crate::engine::counting::Course;
use crate::engine::counting::course::Stage;
use crate::engine::counting::plan::Tally;
use crate::i18n::{Key, Message, words};

/// The part that is under way, the next step in a sentence, and the ways to go on.
#[component]
pub fn CoursePanel() -> impl IntoView {
    let page = Page::get();
    let count = super::counted(page);
    // Leaving, the panel may be asked once more when the course is gone.
    let of = move |say: fn(Page, &Course) -> String| {
        move || {
            page.count
                .course
                .with(|course| course.as_ref().map(|course| say(page, course)).unwrap_or_default())
        }
    };
    let title = of(|page, course| words::stage_title(page.language(), course.stage()).to_owned());
    let part = of(|_, course| {
        let (number, all) = course.stage_number();
        format!("{number}\u{a0}/\u{a0}{all}")
    });
    let now = of(|page, course| words::course_now(page.language(), course));
    let about = of(|page, course| words::stage_about(page.language(), course).to_owned());
    let so_far = of(so_far);
    let is_playing = Memo::new(move |_| page.count.playing.get().is_some());
    let main = move || {
        if is_playing.get() {
            return page.t(Key::CoursePause).to_owned();
        }
        of(|page, course| words::stage_do(page.language(), course.stage()).to_owned())()
    };
    let arrow = move |name: &'static str, key: Key, icon: &'static str, forward: bool| {
        view! {
            <button
                type="button"
                class="button icon"
                data-course=name
                aria-label=move || page.t(key)
                title=move || page.t(key)
                on:click=move |_| course::step(page, forward)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=icon/></svg>
            </button>
        }
    };
    // The button that began the count is gone; whoever uses the keyboard goes on here.
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        let is_lost =
            platform::document().active_element().is_none_or(|element| element.tag_name() == "BODY");
        if is_lost && let Some(button) = button.get() {
            platform::focus(&button);
        }
    });
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            course::lay_back(page);
        }
    });
    on_cleanup(move || keys.remove());
    let slip = move || page.count.slip.get().map(|slip| words::slip(page.language(), slip));
    let watch = move |_| {
        course::play(page, true);
        // The button that was pressed does nothing now; the one that pauses does.
        if let Some(button) = button.get_untracked() {
            platform::focus(&button);
        }
    };
    view! {
        <section class="course" data-done=move || page.count.course.with(|c| c.as_ref().map(Course::done))>
            <SampleName/>
            <h2 class="course-title">{title}<span class="course-part">{part}</span></h2>
            <div class="course-said">
                <p class="course-now" class:gone=move || page.count.slip.get().is_some() data-now="">{now}</p>
                <div role="alert">
                    {move || slip().map(|said| view! { <p class="course-slip" data-slip="">{said}</p> })}
                </div>
            </div>
            <div class="course-main">
                {arrow("back", Key::CourseBack, "M16 5l-9 7 9 7z", false)}
                <button
                    type="button"
                    class="button primary"
                    node_ref=button
                    data-course=move || if is_playing.get() { "pause" } else { "stage" }
                    on:click=move |_| if is_playing.get_untracked() { course::pause(page) } else { course::play(page, false) }
                >
                    {main}
                </button>
                {arrow("next", Key::CourseNext, "M8 5l9 7-9 7z", true)}
            </div>
            <div class="course-more">
                <button type="button" class="button quiet" data-course="watch" disabled=is_playing on:click=watch>
                    {move || page.t(Key::CourseWatch)}
                </button>
                <button type="button" class="button quiet" data-course="skip" on:click=move |_| course::skip(page)>
                    {move || page.t(Key::CourseSkip)}
                </button>
            </div>
            <Heaps/>
            <p class="course-sum">{so_far}</p>
            <p class="course-about">{about}</p>
            <Why count/>
        </section>
    }
}

/// What has been counted off so far.
fn so_far(page: Page, course: &Course) -> String {
    match (course.stage(), course.plan().tally()) {
        (Stage::Count | Stage::Result, Tally::Territory(_)) => {
            let counted = course.counted();
            let (black, white) = (counted.black.into(), counted.white.into());
            page.say(&Message::CourseSoFar { black, white })
        }
        (Stage::Gather | Stage::Result, Tally::Area(tally)) => {
            let stones = course.table().heaps()[tally.color];
            format!("{}: {stones}", page.say(&Message::CourseStonesOf { color: tally.color }))
        }
        _ => String::new(),
    }
}
