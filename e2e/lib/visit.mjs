// A visit: one visitor's window with the page in it, and the list of everything
// that went wrong there.

import { browser, site } from "./browser.mjs";

/** Screens by name, in CSS pixels. */
export const VIEWPORTS = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

/** The page's languages, as browsers name them. */
export const LOCALES = { cs: "cs-CZ", en: "en-GB", ru: "ru-RU", ro: "ro-RO" };

const BOOT_TIMEOUT_MS = 20_000;
const ACTION_TIMEOUT_MS = 5_000;

/**
 * Opens the page. All options may be left out:
 *
 * - `path`: where the page is, with the hash route: `"/"`, `"/club/go/#/play"`
 * - `viewport`: `"phone"`, `"tablet"`, `"desktop"`, or `{ width, height }` in px
 * - `locale`: `"cs"`, `"en"`, `"ru"`, `"ro"`, or any browser's language tag
 * - `colorScheme`: `"light"` or `"dark"`
 * - `reducedMotion`: whether the visitor asked for less motion
 * - `touch`: a touch screen instead of a mouse
 * - `javaScript`: `false` switches scripts off
 * - `before`: `async (page) => …` runs before the page is asked for
 * - `waitForGame`: `false` does not wait until the game stands in the page
 *
 * Resolves to `{ page, problems, close }`; `problems` grows while the page lives.
 */
export async function visit({
  path = "/",
  viewport = "desktop",
  locale = "en",
  colorScheme = "light",
  reducedMotion = false,
  touch = false,
  javaScript = true,
  before,
  waitForGame = true,
} = {}) {
  const { origin } = await site();
  const context = await (await browser()).newContext({
    baseURL: origin,
    viewport: VIEWPORTS[viewport] ?? viewport,
    locale: LOCALES[locale] ?? locale,
    colorScheme,
    reducedMotion: reducedMotion ? "reduce" : "no-preference",
    hasTouch: touch,
    isMobile: touch,
    javaScriptEnabled: javaScript,
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  const problems = [];
  const close = () => context.close();
  try {
    const page = await context.newPage();
    watch(page, origin, problems);
    await before?.(page);
    await page.goto(path, { waitUntil: "load" });
    if (waitForGame) {
      await gameStands(page, problems);
    }
    return { page, problems, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits until boot.js has handed the page to the game, and what it shows has come. */
export async function gameStands(page, problems = []) {
  try {
    await page.locator("#boot").waitFor({ state: "detached", timeout: BOOT_TIMEOUT_MS });
    await page.locator("[aria-busy=true]").first().waitFor({ state: "detached", timeout: BOOT_TIMEOUT_MS });
  } catch {
    throw new Error(["the game did not start", ...problems].join("\n  "));
  }
}

// Chromium reports a broken content security policy as an error on the console.
function watch(page, origin, problems) {
  page.on("console", (message) => {
    if (message.type() === "error") {
      problems.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.stack ?? error}`));
  page.on("crash", () => problems.push("the page crashed"));
  page.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith("http") && asked !== origin) {
      problems.push(`asked another server: ${request.url()}`);
    }
  });
}
