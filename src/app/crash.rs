//! What the visitor sees if the program fails: what happened, that the game is kept, and a way on.

use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::platform;
use super::settings::Settings;
use crate::i18n::{Key, text};

/// From now on a failure is told to the console and to the visitor.
pub fn watch() {
    std::panic::set_hook(Box::new(|failure| {
        web_sys::console::error_1(&failure.to_string().into());
        // There is nobody left to tell when this fails too.
        let _ = show();
    }));
}

fn show() -> Result<(), JsValue> {
    let document = platform::document();
    if document.get_element_by_id("crash").is_some() {
        return Ok(());
    }
    let language = Settings::load().language();
    let element = |name: &str, key: Key| -> Result<web_sys::Element, JsValue> {
        let element = document.create_element(name)?;
        element.set_text_content(Some(text(language, key)));
        Ok(element)
    };
    let place = document.create_element("div")?;
    place.set_id("crash");
    place.set_attribute("role", "alert")?;
    place.append_child(&*element("h2", Key::ErrorTitle)?)?;
    place.append_child(&*element("p", Key::ErrorText)?)?;
    let reload = element("button", Key::ErrorReload)?;
    reload.set_class_name("button primary");
    let act = Closure::once_into_js(|| {
        // A page that cannot be reloaded stays as it is.
        let _ = platform::window().location().reload();
    });
    reload.add_event_listener_with_callback("click", act.unchecked_ref())?;
    place.append_child(&reload)?;
    document.body().ok_or(JsValue::UNDEFINED)?.append_child(&place)?;
    Ok(())
}
