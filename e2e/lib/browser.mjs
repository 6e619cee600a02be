// One Chromium and one web server for a test file, started when first asked for
// and ended with the file.

import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/lib/server.mjs";

/** The built page. */
export const DIST = process.env.HOSHI_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** A folder of a club's site, where the page must work as well as at the root. */
export const SUB_PATH = "/club/go/";

// The only flags besides Playwright's pipe and profile: its own long list would
// test a browser that nobody has. They keep Chromium off the network.
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let server;
let launched;

/** The web server with dist/ at `/` and at `SUB_PATH`. */
export function site() {
  server ??= serve({ root: DIST, at: ["/", SUB_PATH] });
  return server;
}

/** The browser. `CHROMIUM` names its program; Debian's is the default. */
export async function browser() {
  launched ??= launch();
  return (await launched).browser;
}

const LETTERS = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
const FONTS = fileURLToPath(new URL("fonts.conf", import.meta.url));

/**
 * What the browser finds around it. Debian's letters are the same on every machine, so that what fits
 * in one place fits in all; the pictures of scripts/shots have this machine's own.
 */
function environment() {
  const sameEverywhere = existsSync(LETTERS) && !process.env.HOSHI_OWN_FONTS;
  return sameEverywhere ? { ...process.env, FONTCONFIG_FILE: FONTS } : process.env;
}

async function launch() {
  const profile = await mkdtemp(join(tmpdir(), "hoshi-chromium-"));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
    env: environment(),
    ignoreDefaultArgs: true,
    args: [...FLAGS, "--remote-debugging-pipe", `--user-data-dir=${profile}`],
  });
  return { browser, profile };
}

/** Ends what was started. Safe to call when nothing was. */
export async function closeAll() {
  await (await server)?.close();
  server = undefined;
  if (launched) {
    const { browser, profile } = await launched;
    launched = undefined;
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
