// `node bin/compress.mjs [folder]`: writes a brotli and a gzip copy next to every built file that becomes smaller, for the server to send.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root } from "./child.mjs";

const compressible = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
const folder = process.argv[2] ?? join(root, "client", "dist");
/** Files that the server never serves: the manifest, and the worker that renders pages. */
const isUnserved = (file) => relative(folder, file).startsWith(".");

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath ?? entry.path, entry.name);
  if (!entry.isFile() || !compressible.test(entry.name) || isUnserved(file)) continue;
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
