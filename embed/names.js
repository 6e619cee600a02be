// The names of the attributes.

export const ATTRIBUTES = [
  "mode", "src", "sgf", "size", "width", "height", "handicap", "komi", "rules", "lang", "theme", "coordinates",
  "region", "move", "first-player", "controls", "readonly", "kiosk",
];
