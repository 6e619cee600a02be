//! The pieces that SGF is made of.

/// Reads pieces of the text. All that it looks for is ASCII, so bytes serve as well as characters.
#[derive(Clone, Copy)]
pub(super) struct Scanner<'a> {
    pub text: &'a str,
    /// Where the rest begins, in bytes.
    pub at: usize,
}

impl<'a> Scanner<'a> {
    fn rest(self) -> &'a [u8] {
        &self.text.as_bytes()[self.at..]
    }

    pub fn peek(self) -> Option<u8> {
        self.rest().first().copied()
    }

    fn skip_while(mut self, skipped: impl Fn(u8) -> bool) -> Self {
        self.at += self.rest().iter().take_while(|&&byte| skipped(byte)).count();
        self
    }

    pub fn skip_space(self) -> Self {
        self.skip_while(|byte| byte.is_ascii_whitespace() || byte == 0x0b || byte == 0)
    }

    /// Past a word of letters, digits and underscores.
    pub fn skip_word(self) -> Self {
        self.skip_while(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    }

    /// Past a word and the space after it, if a value follows there.
    pub fn word_before_value(self) -> Option<Self> {
        let end = self.skip_word();
        let value = end.skip_space();
        (end.at > self.at && value.peek() == Some(b'[')).then_some(value)
    }

    /// The value that begins at a `[`, and whether its `]` is there.
    pub fn value(&mut self) -> (&'a str, bool) {
        let start = self.at + 1;
        let mut end = start;
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(end) {
            match byte {
                b']' => {
                    self.at = end + 1;
                    return (&self.text[start..end], true);
                }
                b'\\' => end += 2,
                _ => end += 1,
            }
        }
        self.at = bytes.len();
        (&self.text[start..], false)
    }
}
