// The page for a test: `const page = await openPage(t, { viewport: "phone" })`.

import assert from "node:assert/strict";
import { after } from "node:test";
import { closeAll } from "./browser.mjs";
import { visit } from "./visit.mjs";

export { LOCALES, VIEWPORTS } from "./visit.mjs";
export { SUB_PATH } from "./browser.mjs";

after(closeAll);

/**
 * Opens the page (options: see `visit`) and closes it with test `t`. The test
 * fails on any error on the console, uncaught error, breach of the content
 * security policy or request to another server, unless one of `expected`
 * (regular expressions) fits it.
 *
 * Resolves to Playwright's page.
 */
export async function openPage(t, { expected = [], ...options } = {}) {
  const { page, problems, close } = await visit(options);
  t.after(async () => {
    await close();
    const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    assert.deepEqual(unexpected, [], "the page must not report errors");
  });
  return page;
}
