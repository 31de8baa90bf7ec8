// Writes a brotli and a gzip copy beside every built file that shrinks, so that the server sends them as they are.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root } from "./ready.mjs";

const shrinks = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
const folder = join(root, "client", "dist");

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath ?? entry.path, entry.name);
  if (!entry.isFile() || !shrinks.test(entry.name)) continue;
  const content = readFileSync(file);
  const copies = {
    br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: gzipSync(content, { level: 9 }),
  };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < content.length) writeFileSync(`${file}.${extension}`, copy);
    else rmSync(`${file}.${extension}`, { force: true });
  }
}
