//! The judge of dead stones in a worker. Where there are no workers, nobody answers.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Function;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlLinkElement, MessageEvent, Worker, WorkerOptions, WorkerType};

/// What the worker says when it can be asked.
const READY: &str = "ready";

/// A question on its way. It is no longer asked when this is dropped.
pub struct Asked {
    worker: Worker,
    _hears: Closure<dyn FnMut(JsValue)>,
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Asks a question, as [`wire`](crate::bot::wire) writes it. `hear` gets the answer, once, or
/// `None` when nobody can be asked.
///
/// # Errors
/// What the browser says when it starts no workers; `hear` is then not called.
pub fn ask(question: String, hear: impl Fn(Option<String>) + 'static) -> Result<Asked, JsValue> {
    let worker = start()?;
    let is_answered = Rc::new(Cell::new(false));
    let hears = {
        let worker = worker.clone();
        Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| {
            let said = event.dyn_ref::<MessageEvent>().map(|event| event.data().as_string());
            match said.flatten() {
                Some(said) if said == READY => {
                    // A worker that is gone by now is not missed.
                    let _ = worker.post_message(&question.as_str().into());
                }
                other if !is_answered.replace(true) => hear(other),
                _ => {}
            }
        })
    };
    worker.set_onmessage(Some(hears.as_ref().unchecked_ref()));
    worker.set_onerror(Some(hears.as_ref().unchecked_ref()));
    Ok(Asked { worker, _hears: hears })
}

thread_local! {
    /// What starts a judge in somebody else's page.
    static START: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// From now on `start` starts the judges. It answers with something that is talked to as a worker.
pub fn start_by(start: Function) {
    START.with_borrow_mut(|known| *known = Some(start));
}

fn start() -> Result<Worker, JsValue> {
    if let Some(start) = START.with_borrow(Clone::clone) {
        return start.call0(&JsValue::UNDEFINED).map(JsCast::unchecked_into);
    }
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&format!("./judge.js{}", version()), &options)
}

/// The hash in the name of the page's own program, so that the worker is of the same build.
fn version() -> String {
    let link = super::document().query_selector("link[rel=modulepreload]").ok().flatten();
    let address = link.and_then(|link| link.dyn_into::<HtmlLinkElement>().ok()).map(|link| link.href());
    let name = address.as_deref().and_then(|address| address.rsplit('/').next());
    name.map(|name| format!("?{name}")).unwrap_or_default()
}
