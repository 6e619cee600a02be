// The oldest browsers that the page is written for, in esbuild's spelling.
export const BROWSERS = ["chrome109", "firefox115", "safari16"];
