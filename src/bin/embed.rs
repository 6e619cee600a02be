//! The program of embedded boards. `embed/embed.js` loads it and makes boards with it.
//!
//! What is exported stands here and not in the library, so that no other program carries it.

use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

use hoshi::app::embed;

fn main() {}

/// From now on `listener` hears when the program fails; no board of it works any more then.
#[wasm_bindgen]
pub fn watch(listener: js_sys::Function) {
    embed::watch(listener);
}

/// From now on `start` starts the judges of dead stones, each talked to as a worker.
#[wasm_bindgen]
pub fn judge(start: js_sys::Function) {
    embed::judge_by(start);
}

/// What a board begins with, made of attributes and a record (`embed::Beginning::read`).
#[wasm_bindgen]
pub struct Beginning(embed::Beginning);

/// Reads what a board begins with, and fetches what of the program it needs.
#[wasm_bindgen]
pub async fn read(
    attributes: JsValue,
    record: JsValue,
    listener: js_sys::Function,
) -> Result<Beginning, JsValue> {
    embed::Beginning::read(attributes, record, listener).await.map(Beginning)
}

/// A board in its place; `free` takes it away.
#[wasm_bindgen]
pub struct Board(embed::Board);

#[wasm_bindgen]
impl Board {
    #[wasm_bindgen(constructor)]
    pub fn new(place: HtmlElement, beginning: Beginning, listener: js_sys::Function) -> Board {
        Board(embed::Board::mount(place, beginning.0, listener))
    }

    pub fn begin(&self, beginning: Beginning) {
        self.0.begin(beginning.0);
    }

    pub fn show(&self, attributes: &JsValue) -> bool {
        self.0.show(attributes)
    }

    pub fn mode(&self) -> String {
        self.0.mode().to_owned()
    }

    pub fn restart(&self) {
        self.0.restart();
    }

    pub fn play(&self, point: &str) -> bool {
        self.0.play(point)
    }

    pub fn pass(&self) -> bool {
        self.0.pass()
    }

    pub fn goto(&self, number: u32) {
        self.0.goto(number);
    }

    #[wasm_bindgen(js_name = toSgf)]
    pub fn to_sgf(&self) -> String {
        self.0.to_sgf()
    }

    pub fn position(&self) -> JsValue {
        self.0.position()
    }
}
