// `node bin/build-client.mjs folder`: builds the client in every language. Needs the project's own Node, which reads TypeScript.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { languages, sourceLanguage } from "../schema/language/languages.ts";
import { root, run } from "./child.mjs";

const folder = process.argv[2] ?? join(root, "client", "dist");
const vite = join(root, "node_modules", "vite", "bin", "vite.js");

/** Builds what browsers get, and the worker in which the server renders the public pages. */
async function build(language, out) {
  // The client always uses the production builds of its libraries.
  const env = { ...process.env, NODE_ENV: "production", CLIENT_LANGUAGE: language };
  const step = (...args) => run(process.execPath, [vite, "build", "--logLevel", "warn", ...args], { env });
  await step("--outDir", out);
  await step("--ssr", "--outDir", join(out, ".prerender"));
}

/**
 * Moves the files of another language to those of English: their names contain a hash of their bytes, so files without words
 * are the same ones.
 */
function shareAssets(out) {
  const [from, to] = [join(out, "assets"), join(folder, "assets")];
  for (const name of readdirSync(from)) {
    if (!existsSync(join(to, name))) renameSync(join(from, name), join(to, name));
    else if (!readFileSync(join(to, name)).equals(readFileSync(join(from, name))))
      throw new Error(`two languages have different files named ${name}`);
  }
  rmSync(from, { recursive: true });
}

await build(sourceLanguage, folder);
for (const language of languages) {
  if (language === sourceLanguage) continue;
  const out = join(folder, ".languages", language);
  await build(language, out);
  shareAssets(out);
}
