//! The names of charsets.

/// What a file calls its charset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Label {
    written: String,
    name: String,
}

impl Label {
    pub fn new(written: &str) -> Label {
        let name = written.trim().to_ascii_lowercase();
        let name = alias(&name).map_or(name, str::to_owned);
        Label { written: written.to_owned(), name }
    }

    /// As the file spells it.
    pub fn as_written(&self) -> &str {
        &self.written
    }

    /// As the Encoding Standard knows it, if it does.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn is_utf_16(&self) -> bool {
        self.name.starts_with("utf-16")
    }

    pub fn is_iso_2022(&self) -> bool {
        self.name.starts_with("iso-2022")
    }

    /// Whether it is what programs say that give it no thought.
    pub fn is_western(&self) -> bool {
        matches!(
            self.name.as_str(),
            "iso-8859-1"
                | "iso8859-1"
                | "iso_8859-1"
                | "latin1"
                | "windows-1252"
                | "cp1252"
                | "us-ascii"
                | "ascii"
        )
    }

    /// Whether a character's bytes after the first may look like ASCII, `\` and `]` among it.
    pub fn has_ascii_trail_bytes(&self) -> bool {
        self.is_utf_16() || self.is_iso_2022() || self.is_double_byte()
    }

    /// Whether `byte` begins a character of two bytes, whose second may look like ASCII.
    pub fn is_lead(&self, byte: u8) -> bool {
        self.is_double_byte() && matches!(byte, 0x81..=0x9f | 0xe0..=0xfc)
            || self.is_double_byte() && !self.is_shift_jis() && matches!(byte, 0xa0..=0xfe)
    }

    fn is_shift_jis(&self) -> bool {
        ["jis", "sjis", "31j", "932", "kanji"].iter().any(|part| self.name.contains(part))
            && !self.is_iso_2022()
    }

    fn is_double_byte(&self) -> bool {
        self.is_shift_jis()
            || ["gb", "big5", "chinese"].iter().any(|part| self.name.contains(part))
            || matches!(self.name.as_str(), "cn-big5" | "x-x-big5")
    }
}

/// Names in use that the Encoding Standard does not list.
fn alias(name: &str) -> Option<&'static str> {
    Some(match name {
        "euc-cn" | "euccn" | "gb" | "cp936" | "ms936" | "windows-936" | "gb-2312" | "gb_18030"
        | "gb-18030" => "gb18030",
        "cp950" | "ms950" | "windows-950" | "big-5" | "big5hkscs" => "big5",
        "cp932" | "windows-932" | "ms-932" | "shiftjis" => "shift_jis",
        "eucjp" | "euc_jp" => "euc-jp",
        "jis" | "iso2022jp" | "iso-2022jp" | "iso2022-jp" => "iso-2022-jp",
        "cp949" | "ms949" | "uhc" | "euckr" | "euc_kr" | "ks_c_5601" => "euc-kr",
        "macroman" | "mac-roman" | "mac_roman" | "x-macroman" => "macintosh",
        "utf_8" | "utf" => "utf-8",
        "utf16" | "utf_16" | "ucs-2" | "ucs2" | "utf16le" | "utf-16-le" | "ucs-2le" => "utf-16le",
        "utf16be" | "utf-16-be" | "ucs-2be" => "utf-16be",
        _ => return None,
    })
}
