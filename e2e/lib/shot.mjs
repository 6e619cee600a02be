// Pictures of the page, for people to look at: e2e/artifacts/NAME.png.

import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../artifacts/", import.meta.url));

/** Takes a picture of what is in the window (`fullPage: true`: of everything) and resolves to its path. */
export async function shot(page, name, options = {}) {
  const path = `${FOLDER}${name}.png`;
  await mkdir(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: "disabled", ...options });
  return path;
}
