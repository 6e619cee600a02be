// A small web server for a folder of static files, with the headers that the
// page is written for. scripts/serve and the browser tests use it.
//
//   node scripts/lib/server.mjs FOLDER HOST PORT

import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, extname, join, normalize, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".sgf": "application/x-go-sgf",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".wav": "audio/wav",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** The content security policy under which the page must work. README.md repeats it for hosts. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The policy of the frame's page: any page may show it, and its record may come from anywhere. */
export const FRAME_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *").replace(
  "connect-src 'self'",
  "connect-src *",
);

/** The page that others may put into frames, and those that show it themselves. */
const FRAME = "embed.html";
const WITH_FRAME = ["embed-this.html", "embed-examples.html"];

function policyOf(name, policy) {
  if (policy === POLICY && name === FRAME) {
    return FRAME_POLICY;
  }
  return WITH_FRAME.includes(name) ? `${policy}; frame-src 'self'` : policy;
}

/**
 * Serves the files of `root` under every prefix of `at`.
 * Port 0 takes any free one. Resolves to `{ origin, close }`.
 */
export async function serve({ root, at = ["/"], host = "127.0.0.1", port = 0, policy = POLICY }) {
  const folder = resolve(root);
  // The longest prefix first: "/" fits everything.
  const prefixes = [...at].sort((a, b) => b.length - a.length);
  const server = createServer((request, response) => {
    answer(request, response, folder, prefixes, policy).catch(() => refuse(response, 500));
  });
  await new Promise((done, failed) => server.once("error", failed).listen(port, host, done));
  return {
    origin: `http://${host}:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

async function answer(request, response, folder, prefixes, policy) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return refuse(response, 405);
  }
  const path = decoded(request.url.split(/[?#]/, 1)[0]);
  // "//name" would be another server's address in a redirect.
  if (path === null || path.includes("//")) {
    return refuse(response, 400);
  }
  if (prefixes.includes(`${path}/`)) {
    return redirect(response, `${path}/`);
  }
  const prefix = prefixes.find((start) => path.startsWith(start));
  if (prefix === undefined) {
    return refuse(response, 404);
  }
  let file = normalize(join(folder, path.slice(prefix.length)));
  if (file !== folder && !file.startsWith(folder + sep)) {
    return refuse(response, 404);
  }
  let found = await stat(file).catch(() => null);
  if (found?.isDirectory()) {
    if (!path.endsWith("/")) {
      return redirect(response, `${path}/`);
    }
    file = join(file, "index.html");
    found = await stat(file).catch(() => null);
  }
  if (!found?.isFile()) {
    return refuse(response, 404);
  }
  response.writeHead(200, {
    "Content-Type": TYPES[extname(file).toLowerCase()] ?? "application/octet-stream",
    "Content-Length": found.size,
    "Content-Security-Policy": policyOf(basename(file), policy),
    // Pages of other sites load embed.js and what belongs to it. Nothing here is anybody's secret.
    "Access-Control-Allow-Origin": "*",
    "Cache-Control": "no-cache",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  });
  if (request.method === "HEAD") {
    return response.end();
  }
  createReadStream(file)
    .on("error", () => response.destroy())
    .pipe(response);
}

function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function redirect(response, to) {
  response.writeHead(301, { Location: encodeURI(to) }).end();
}

function refuse(response, status) {
  if (!response.headersSent) {
    response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" });
  }
  response.end(`${status}\n`);
}

async function main([root, host, port]) {
  try {
    const { origin } = await serve({ root, host, port: Number(port) });
    console.log(`\nHoshi is at ${origin}  (Ctrl+C ends it)`);
  } catch (error) {
    if (error.code === "EADDRINUSE") {
      console.error(`Port ${port} is taken: choose another, for example 'scripts/serve --port ${Number(port) + 1}'.`);
    } else {
      console.error(`Cannot serve at ${host}:${port}: ${error.message}`);
    }
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(process.argv.slice(2));
}
