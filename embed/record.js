// A record from an address.

import { Trouble } from "./trouble.js";

/** The longest record that is fetched, in bytes: what the program reads (src/sgf). */
export const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/** An address as the page means it; null where it is none. */
export function urlOf(address) {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return null;
  }
}

/** The bytes at `address`. `credentials` is `"omit"` where nobody's cookies are to be sent. */
export async function fetchRecord(address, abort, credentials = "same-origin") {
  const url = urlOf(address);
  if (!url) {
    throw new Trouble("not-found", `not an address: ${address}`);
  }
  const own = new AbortController();
  abort.signal.addEventListener("abort", () => own.abort());
  const timer = setTimeout(() => own.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal: own.signal, credentials });
    if (!response.ok) {
      throw new Trouble(response.status === 404 || response.status === 410 ? "not-found" : "refused-file", String(response.status));
    }
    if (Number(response.headers.get("Content-Length")) > MAX_BYTES) {
      throw new Trouble("too-large");
    }
    return await capped(response.body);
  } catch (error) {
    // A browser does not tell a script more: no network, no permission, or too slow.
    throw error instanceof Trouble ? error : new Trouble("blocked", String(error));
  } finally {
    clearTimeout(timer);
    // What is not read to its end must not go on loading.
    own.abort();
  }
}

async function capped(stream) {
  const reader = stream.getReader();
  const parts = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      break;
    }
    length += value.length;
    if (length > MAX_BYTES) {
      throw new Trouble("too-large");
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
