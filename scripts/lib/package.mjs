// Writes the zip to upload and the npm package, both reproducible: files in the
// order of their names, with one date, without the machine's owners and rights.
//
//   node scripts/lib/package.mjs FROM INTO

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { crc32 as zlibCrc32, deflateRawSync, gzipSync } from "node:zlib";

const [from, into] = process.argv.slice(2);
const version = /^version = "(.+)"/m.exec(await readFile("Cargo.toml", "utf8"))[1];
/** 1 January 2020, as zip (days, no time) and as tar (seconds) have it. */
const ZIP_DATE = ((2020 - 1980) << 9) | (1 << 5) | 1;
const TAR_SECONDS = 1_577_836_800;

const DOCS = ["docs/embedding.md", "docs/write-your-own-lesson.md", "LICENSE", "LICENSE-MIT", "LICENSE-APACHE"];

async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return Promise.all(files.map(async (file) => ({ name: relative(folder, file).replaceAll("\\", "/"), bytes: await readFile(file) })));
}

const byName = (files) => files.sort((a, b) => (a.name < b.name ? -1 : 1));

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit += 1) {
    n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  }
  return n;
});
const crc32 = zlibCrc32 ?? ((bytes) => ~bytes.reduce((crc, byte) => TABLE[(crc ^ byte) & 255] ^ (crc >>> 8), -1) >>> 0);

/** A zip file. Source: PKWARE's APPNOTE.TXT 6.3, sections 4.3.7, 4.3.12 and 4.3.16. */
export function zip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const { name, bytes } of byName(files)) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(bytes, { level: 9 });
    // Version 2.0, names in UTF-8, deflated.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(0, 6);
    common.writeUInt16LE(ZIP_DATE, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, path, packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02", "latin1"), Buffer.from([20, 0]), common, entry, path]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

/** A tar file. Source: POSIX.1-1988, ustar. */
export function tar(files) {
  const blocks = byName(files).flatMap(({ name, bytes }) => {
    const header = Buffer.alloc(512);
    const octal = (number, at, length) => header.write(number.toString(8).padStart(length - 1, "0"), at, "latin1");
    header.write(name, 0, 100);
    octal(0o644, 100, 8);
    octal(0, 108, 8);
    octal(0, 116, 8);
    octal(bytes.length, 124, 12);
    octal(TAR_SECONDS, 136, 12);
    header.write("        0", 148, "latin1");
    header.write("ustar\x0000", 257, "latin1");
    octal(header.reduce((sum, byte) => sum + byte, 0), 148, 7);
    return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

const dist = await filesOf(from);
const docs = await Promise.all(DOCS.map(async (file) => ({ name: file.split("/").at(-1), bytes: await readFile(file) })));
const manifest = {
  name: "hoshi-goban",
  version,
  description: "<hoshi-goban>: a living Go board for any web page",
  license: "MIT OR Apache-2.0",
  type: "module",
  main: "embed.js",
  types: "embed.d.ts",
  exports: { ".": { types: "./embed.d.ts", default: "./embed.js" }, "./*": "./*" },
  sideEffects: ["embed.js"],
};
// What only the game's own pages load stays out of the package.
const isOfTheGame = ({ name }) =>
  /^(?:index|learn|embed-this|embed-examples)\b|^boot-|^judge\.|^hoshi-(?!embed-|judge)|^manifest\.|^samples\//.test(name);
const npm = [
  ...dist.filter((file) => !isOfTheGame(file)),
  ...docs,
  { name: "package.json", bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) },
  { name: "README.md", bytes: docs[0].bytes },
];

await mkdir(into, { recursive: true });
const written = {
  [`hoshi-${version}.zip`]: zip([...dist, ...docs].map(({ name, bytes }) => ({ name: `hoshi/${name}`, bytes }))),
  [`hoshi-goban-${version}.tgz`]: gzipSync(tar(npm.map(({ name, bytes }) => ({ name: `package/${name}`, bytes }))), { level: 9 }),
};
for (const [name, bytes] of Object.entries(written)) {
  await writeFile(join(into, name), bytes);
  console.log(`${join(into, name)}  ${(bytes.length / 1000).toFixed(0)} kB`);
}
