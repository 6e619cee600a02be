//! Makes `Key`, `Message` and the tables of texts (see `src/i18n`) from the message files, and
//! refuses files that do not agree with each other.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::{env, fs, path::Path};

#[path = "src/i18n/pattern.rs"]
mod pattern;

use pattern::{ChoiceBy, Part};

const FOLDER: &str = "src/i18n/messages";
/// In the order of `Language`; the first is the reference.
const LANGUAGES: [&str; 4] = ["cs", "en", "ru", "ro"];
/// Whose texts document the keys in the code.
const DOCUMENTING: usize = 1;

type Texts = BTreeMap<String, String>;
/// The places of a text and what goes into each.
type Places = BTreeMap<String, Kind>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Text,
    Color,
    Number,
}

fn main() {
    println!("cargo::rerun-if-changed={FOLDER}");
    println!("cargo::rerun-if-changed=src/i18n/pattern.rs");
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        // By these, a page's program is taken apart into what loads at once and what loads later.
        for program in ["hoshi", "hoshi-learn", "hoshi-embed"] {
            println!("cargo::rustc-link-arg-bin={program}=--emit-relocs");
        }
    }
    let generated =
        read_all().and_then(|languages| check(&languages).map(|places| generate(&languages, &places)));
    match generated {
        Ok(code) => {
            let folder = env::var("OUT_DIR").unwrap_or_default();
            if let Err(error) = fs::write(Path::new(&folder).join("messages.rs"), code) {
                println!("cargo::error=messages.rs: {error}");
            }
        }
        Err(faults) => faults.iter().for_each(|fault| println!("cargo::error={fault}")),
    }
}

fn read_all() -> Result<Vec<Texts>, Vec<String>> {
    LANGUAGES.iter().map(|language| read(language)).collect()
}

fn read(language: &str) -> Result<Texts, Vec<String>> {
    let path = format!("{FOLDER}/{language}.json");
    let fault = |what: String| vec![format!("{path}: {what}")];
    let json = fs::read_to_string(&path).map_err(|error| fault(error.to_string()))?;
    let texts: Texts = serde_json::from_str(&json).map_err(|error| fault(error.to_string()))?;
    let twice = texts.keys().filter(|key| json.matches(&format!("\n  \"{key}\":")).count() > 1);
    let twice: Vec<String> = twice.map(|key| format!("{path}: {key} is there twice")).collect();
    if twice.is_empty() { Ok(texts) } else { Err(twice) }
}

/// The places of every text of the reference, if all languages agree on them.
fn check(languages: &[Texts]) -> Result<BTreeMap<String, Places>, Vec<String>> {
    let mut faults = Vec::new();
    let mut all = BTreeMap::new();
    let keys: BTreeSet<&String> = languages.iter().flat_map(BTreeMap::keys).collect();
    for key in keys {
        let mut reference: Option<Places> = None;
        for (language, texts) in LANGUAGES.iter().zip(languages) {
            let places = match texts.get(key) {
                Some(text) => places_of(text),
                None => Err("is missing".to_owned()),
            };
            match (places, &mut reference) {
                (Err(fault), _) => faults.push(format!("{FOLDER}/{language}.json: {key} {fault}")),
                (Ok(places), None) => reference = Some(places),
                (Ok(places), Some(known)) if places.keys().eq(known.keys()) => {
                    for (name, kind) in places {
                        known.entry(name).and_modify(|known| *known = kind.max(*known));
                    }
                }
                (Ok(places), Some(known)) => faults.push(format!(
                    "{FOLDER}/{language}.json: {key} has the places {:?}, another language {:?}",
                    places.keys(),
                    known.keys()
                )),
            }
        }
        all.insert(key.clone(), reference.unwrap_or_default());
    }
    if faults.is_empty() { Ok(all) } else { Err(faults) }
}

fn places_of(text: &str) -> Result<Places, String> {
    let parts = pattern::parse(text).map_err(|error| format!("cannot be read: {error}"))?;
    let mut places = Places::new();
    collect(&parts, &mut places)?;
    Ok(places)
}

fn collect(parts: &[Part<'_>], places: &mut Places) -> Result<(), String> {
    for part in parts {
        let (name, kind) = match part {
            Part::Text(_) | Part::Hash => continue,
            Part::Argument { name, number } => (name, if *number { Kind::Number } else { Kind::Text }),
            Part::Choice { name, by, cases } => {
                let has = |selector: &str| cases.iter().any(|case| case.selector == selector);
                if !has("other") {
                    return Err(format!("has no \"other\" for {name}"));
                }
                for case in cases {
                    collect(&case.parts, places)?;
                }
                match by {
                    ChoiceBy::Plural => (name, Kind::Number),
                    ChoiceBy::Select if has("black") => (name, Kind::Color),
                    ChoiceBy::Select => (name, Kind::Text),
                }
            }
        };
        let known = places.entry((*name).to_owned()).or_insert(kind);
        *known = kind.max(*known);
    }
    Ok(())
}

/// A part of the texts with tables of its own, so that only the programs that say them carry them.
struct Area {
    /// How the keys of the area begin; the first area without one has the rest.
    prefix: &'static str,
    /// The names of its enums and tables.
    key: &'static str,
    message: &'static str,
    catalogues: &'static str,
}

const AREAS: [Area; 2] = [
    Area { prefix: "", key: "Key", message: "Message", catalogues: "CATALOGUES" },
    Area { prefix: "learn.", key: "LearnKey", message: "LearnMessage", catalogues: "LEARN_CATALOGUES" },
];

/// The area of a key: the last one whose prefix fits.
fn area_of(key: &str) -> usize {
    AREAS.iter().rposition(|area| key.starts_with(area.prefix)).unwrap_or_default()
}

fn generate(languages: &[Texts], places: &BTreeMap<String, Places>) -> String {
    let mut code = String::new();
    for (index, area) in AREAS.iter().enumerate() {
        let own = places.iter().filter(|(key, _)| area_of(key) == index);
        let (plain, placed): (Vec<_>, Vec<_>) = own.partition(|(_, places)| places.is_empty());
        let keys: Vec<&String> = plain.iter().map(|(key, _)| *key).collect();
        let messages: Vec<&String> = placed.iter().map(|(key, _)| *key).collect();
        write_keys(&mut code, area, &keys, &languages[DOCUMENTING]);
        write_messages(&mut code, area, &placed, &languages[DOCUMENTING]);
        write_catalogues(&mut code, area, languages, &keys, &messages);
    }
    code
}

fn write_keys(code: &mut String, area: &Area, keys: &[&String], docs: &Texts) {
    code.push_str(
        "/// A text without places.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\n#[repr(u16)]\n",
    );
    let name = area.key;
    _ = writeln!(code, "pub enum {name} {{");
    for key in keys {
        _ = writeln!(code, "#[doc = {:?}]\n{},", quote(&docs[*key]), camel(key));
    }
    _ = writeln!(code, "}}\n\nimpl {name} {{\n/// Every key, by name.");
    _ = writeln!(code, "pub const ALL: &'static [(&'static str, {name})] = &[");
    for key in keys {
        _ = writeln!(code, "({key:?}, {name}::{}),", camel(key));
    }
    code.push_str("];\n}\n\n");
    _ = writeln!(code, "impl Plain for {name} {{\nfn text(self, language: Language) -> &'static str {{");
    _ = writeln!(code, "{}[language as usize].text(self as usize)\n}}\n}}\n", area.catalogues);
}

fn write_messages(code: &mut String, area: &Area, messages: &[(&String, &Places)], docs: &Texts) {
    code.push_str("/// A text with what goes into its places.\n#[derive(Clone, Copy, Debug, PartialEq)]\n");
    let name = area.message;
    _ = writeln!(code, "pub enum {name}<'a> {{");
    for (key, places) in messages {
        _ = writeln!(code, "#[doc = {:?}]\n{} {{", quote(&docs[*key]), camel(key));
        for (name, kind) in *places {
            let ty = match kind {
                Kind::Text => "&'a str",
                Kind::Color => "Color",
                Kind::Number => "Number",
            };
            _ = write!(code, "{name}: {ty}, ");
        }
        code.push_str("},\n");
    }
    _ = writeln!(code, "}}\n\nimpl Filled for {name}<'_> {{");
    code.push_str("fn say(&self, language: Language) -> String {\n");
    _ = writeln!(code, "let pattern = |index| {}[language as usize].pattern(index);", area.catalogues);
    code.push_str("match *self {\n");
    for (index, (key, places)) in messages.iter().enumerate() {
        let names: Vec<&str> = places.keys().map(String::as_str).collect();
        let values = places.iter().map(|(name, kind)| format!("({name:?}, Value::{kind:?}({name}))"));
        let (names, values) = (names.join(", "), values.collect::<Vec<_>>().join(", "));
        _ = writeln!(
            code,
            "{name}::{} {{ {names} }} => fill(language, pattern({index}), &[{values}]),",
            camel(key)
        );
    }
    code.push_str("}\n}\n}\n\n");
}

fn write_catalogues(
    code: &mut String,
    area: &Area,
    languages: &[Texts],
    keys: &[&String],
    messages: &[&String],
) {
    code.push_str("/// In the order of `Language::ALL`.\n");
    _ = writeln!(code, "static {}: [Catalogue; {}] = [", area.catalogues, languages.len());
    for texts in languages {
        code.push_str("Catalogue {\ntexts: &[\n");
        for key in keys {
            _ = writeln!(code, "{:?},", unquoted(&texts[*key]));
        }
        code.push_str("],\npatterns: &[\n");
        for key in messages {
            _ = writeln!(code, "{:?},", texts[*key]);
        }
        code.push_str("],\n},\n");
    }
    code.push_str("];\n");
}

/// What a text without places says.
fn unquoted(text: &str) -> String {
    let parts = pattern::parse(text).unwrap_or_default();
    parts.iter().map(|part| if let Part::Text(text) = part { *text } else { "" }).collect()
}

/// As documentation shows it.
fn quote(text: &str) -> String {
    format!("`{text}`")
}

/// `new_game.title` as `NewGameTitle`.
fn camel(key: &str) -> String {
    let mut name = String::new();
    for word in key.split(['.', '_']) {
        let (first, rest) = word.split_at(usize::from(!word.is_empty()));
        name.push_str(&first.to_ascii_uppercase());
        name.push_str(rest);
    }
    name
}
