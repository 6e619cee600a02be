// A club's page on another origin, under a policy as strict as the boards allow.

import { createServer } from "node:http";
import { browser, site } from "./browser.mjs";

/** What a club has to allow for boards from `origin`. docs/embedding.md says the same. */
export const hostPolicy = (origin) =>
  [
    "default-src 'none'",
    `script-src 'self' ${origin} 'wasm-unsafe-eval'`,
    `connect-src 'self' ${origin}`,
    `frame-src ${origin}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

const RECORD = "(;GM[1]FF[4]SZ[9]KM[6.5]PB[Jana]PW[Petr];B[ee]C[The middle];W[cc](;B[gc]C[One way])(;B[cg]C[Another]))";

/** What the club's server has besides the page: paths with type, body and status. */
const FILES = {
  "/game.sgf": [200, "application/x-go-sgf", RECORD],
  "/page.txt": [200, "text/plain", "no record at all"],
  "/secret.sgf": [403, "text/plain", ""],
};

/**
 * Starts a club's server and opens its page with `body` in it. `head` may name
 * another script. Resolves to `{ page, problems, origin, host }`; all of it ends with test `t`.
 */
export async function openHost(t, body = "", { head, locale = "en-GB", viewport = { width: 900, height: 900 }, lang = "en", colorScheme, csp = hostPolicy, before } = {}) {
  const { origin } = await site();
  const script = head ?? `<script type="module" src="${origin}/embed.js"></script>`;
  const html = `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>Club</title>${script}</head><body><main><h1>Club</h1>${body}</main></body></html>`;
  const server = createServer((request, response) => {
    const path = request.url.split("?")[0];
    if (path === "/") {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": csp(origin) });
      return response.end(html);
    }
    if (path === "/endless.sgf") {
      response.writeHead(200, { "Content-Type": "application/x-go-sgf", "Access-Control-Allow-Origin": "*" });
      const more = () => {
        while (response.write("(;GM[1]".padEnd(65536, " "))) { /* until the pipe is full */ }
        response.once("drain", more);
      };
      return more();
    }
    const [status, type, text] = FILES[path] ?? [404, "text/plain", ""];
    const open = path === "/game.sgf" && request.url.includes("open") ? { "Access-Control-Allow-Origin": "*" } : {};
    response.writeHead(status, { "Content-Type": type, ...open }).end(text);
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const host = `http://127.0.0.1:${server.address().port}`;
  const context = await (await browser()).newContext({ locale, viewport, colorScheme });
  context.setDefaultTimeout(5000);
  const page = await context.newPage();
  const problems = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  // From the first moment on every event of every board is written down.
  await page.addInitScript(() => {
    globalThis.told = [];
    for (const type of ["ready", "move", "position", "solved", "result", "error"]) {
      document.addEventListener(`hoshi-${type}`, ({ type, detail, target }) => globalThis.told.push({ type, detail, id: target.id }));
    }
    addEventListener("message", ({ data }) => data?.hoshi && globalThis.told.push({ ...data, message: true }));
  });
  await before?.(page);
  t.after(async () => {
    await context.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  await page.goto(host);
  return { page, problems, origin, host, requests };
}

/** Everything that boards and frames have told so far, of one type. */
export const told = (page, type) => page.evaluate((type) => globalThis.told.filter((event) => event.type === type), type);

/** Waits until every board of the page stands. */
export const standing = (page, timeoutMs = 10_000) =>
  page.evaluate((timeoutMs) => {
    const late = ({ id }) => new Promise((_, fail) => setTimeout(fail, timeoutMs, new Error(`the board ${id} does not stand`)));
    return Promise.all([...document.querySelectorAll("hoshi-goban")].map((board) => Promise.race([board.ready, late(board)]))).then(() => true);
  }, timeoutMs);
