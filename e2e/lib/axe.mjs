// Accessibility by axe-core.

import assert from "node:assert/strict";
import axeCore from "axe-core";

/**
 * Fails when axe-core finds a fault in what the page shows now. `options` go to
 * `axe.run`. The script comes through the debugger, so the page's policy, which
 * would refuse it, stays in force.
 */
export async function axe(page, options = {}) {
  const debug = await page.context().newCDPSession(page);
  await debug.send("Runtime.evaluate", { expression: axeCore.source });
  const { result, exceptionDetails } = await debug.send("Runtime.evaluate", {
    expression: `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
    awaitPromise: true,
    returnByValue: true,
  });
  await debug.detach();
  assert.equal(exceptionDetails, undefined, "axe-core must run");
  assert.equal(result.value.map(describe).join("\n"), "", "axe-core must find nothing");
}

function describe({ id, help, nodes }) {
  const places = nodes.map((node) => `    ${node.target.join(" ")}\n      ${node.failureSummary.replaceAll("\n", "\n      ")}`);
  return [`  ${id}: ${help}`, ...places].join("\n");
}
