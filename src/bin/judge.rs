//! The judge of dead stones in a thread of its own; `public/judge.js` talks for it. In
//! somebody else's page it thinks in slices between whatever that page does (`embed/judge.js`).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// The answer to a question, both as `hoshi::bot::wire` writes them.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
#[must_use]
pub fn judge(question: &str) -> Option<String> {
    hoshi::bot::wire::answer(question)
}

/// A judgement under way, for a page that cannot have workers.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
#[derive(Debug)]
pub struct Judgement(hoshi::bot::wire::Judgement);

/// Begins to judge what `question` asks.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
#[must_use]
pub fn begin(question: &str) -> Option<Judgement> {
    hoshi::bot::wire::Judgement::of(question).map(Judgement)
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Judgement {
    /// Thinks on for so many playouts. Answers whether the judgement is complete.
    pub fn step(&mut self, playouts: u32) -> bool {
        self.0.step(playouts)
    }

    /// What is thought so far.
    #[must_use]
    pub fn answer(&self) -> String {
        self.0.answer()
    }
}

fn main() {}
