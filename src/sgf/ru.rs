//! The rule system of a game: SGF's property RU.

use crate::engine::{Preset, RulesName};

/// What each rule system is called: first as it is written here, which other programs know where
/// there is such a name, then as SGF FF\[4\], OGS, KGS, Fox, CGOS and KataGo spell it. Read without
/// regard to case, spaces, hyphens, underscores, and a final word for "rules".
const NAMES: [(Preset, &[&str]); 10] = [
    (Preset::Japanese, &["Japanese", "Japan", "JP", "日本", "일본"]),
    (Preset::Chinese, &["Chinese", "China", "CN", "Chinese OGS", "Chinese KGS", "中国", "中國", "중국"]),
    (Preset::Korean, &["Korean", "Korea", "KR", "韩国", "韓国", "韓國", "한국"]),
    (Preset::Aga, &["AGA", "BGA", "French", "American"]),
    (Preset::Ing, &["GOE", "Ing", "Ing GOE", "应氏", "應氏"]),
    (Preset::NewZealand, &["NZ", "New Zealand", "NewZealand", "NZL"]),
    (Preset::TrompTaylor, &["Tromp-Taylor", "TrompTaylor", "TT", "Logical", "CGOS"]),
    (Preset::Czech, &["Czech", "Česká", "CZ"]),
    (Preset::Russian, &["Russian", "Русские", "RU", "RGF"]),
    (Preset::Romanian, &["Romanian", "Românești", "RO"]),
];

/// Reads a name.
pub(super) fn read(text: &str) -> RulesName {
    let wanted = simplified(text);
    if wanted.is_empty() {
        return RulesName::Unstated;
    }
    let known = NAMES.iter().find(|(_, names)| names.iter().any(|name| simplified(name) == wanted));
    known.map_or_else(|| RulesName::Other(text.to_owned()), |&(preset, _)| RulesName::Known(preset))
}

/// Writes a name; `None` where the record names none.
pub(super) fn write(rules: &RulesName) -> Option<&str> {
    match rules {
        RulesName::Unstated => None,
        RulesName::Other(name) => Some(name),
        RulesName::Known(preset) => {
            NAMES.iter().find(|(known, _)| known == preset).and_then(|(_, names)| names.first().copied())
        }
    }
}

fn simplified(name: &str) -> String {
    let name: String = name
        .to_ascii_lowercase()
        .chars()
        .filter(|c| !c.is_whitespace() && !matches!(c, '-' | '_' | '.'))
        .collect();
    let endings = ["rules", "rule", "ruleset", "规则", "規則", "ルール", "룰", "規定"];
    let bare = endings.iter().find_map(|ending| name.strip_suffix(ending));
    bare.filter(|bare| !bare.is_empty()).map(str::to_owned).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_names_read_back() {
        for preset in Preset::ALL {
            let rules = RulesName::Known(preset);
            assert_eq!(read(write(&rules).unwrap()), rules);
        }
    }

    #[test]
    fn names_of_other_programs_are_known() {
        let cases = [
            ("Japanese", Preset::Japanese),
            ("japanese rules", Preset::Japanese),
            ("AGA", Preset::Aga),
            ("GOE", Preset::Ing),
            ("Ing", Preset::Ing),
            ("NZ", Preset::NewZealand),
            ("New Zealand", Preset::NewZealand),
            ("new_zealand", Preset::NewZealand),
            ("Tromp-Taylor", Preset::TrompTaylor),
            ("tromp taylor", Preset::TrompTaylor),
            ("中国规则", Preset::Chinese),
            ("chinese", Preset::Chinese),
            ("한국룰", Preset::Korean),
        ];
        for (name, preset) in cases {
            assert_eq!(read(name), RulesName::Known(preset), "{name}");
        }
    }

    #[test]
    fn other_names_stay_as_they_are() {
        assert_eq!(read(" "), RulesName::Unstated);
        assert_eq!(read("Pair Go, house rules"), RulesName::Other("Pair Go, house rules".into()));
    }
}
