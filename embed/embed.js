// <hoshi-goban>: a living board in any page. This file is all that a page names;
// it loads the rest, from its own folder, when the first board comes into sight.
//
// docs/embedding.md is the guide, embed.d.ts has the types.

import { HoshiGoban, VERSION } from "./element.js";

const TAG = "hoshi-goban";
const known = customElements.get(TAG);
if (!known) {
  customElements.define(TAG, HoshiGoban);
} else if (known.version !== VERSION) {
  // A name can be taken once a page. Whoever came first serves every board.
  console.warn(`hoshi-goban ${VERSION} is not used: this page has ${known.version ?? "another version"} already.`);
}

export { VERSION };
