// Replaces the built client without removing files that a running server still serves.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { processRuns } from "./process.mjs";

/** How long pages that were opened before a build can still load their files. */
const KEEP_ASSETS_MS = 7 * 24 * 60 * 60 * 1000;

/** Creates a build folder for this process next to `built`. Removes leftovers of killed builds. */
export function newBuildFolder(built) {
  const folder = dirname(built);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [, processId] = /^dist\.(\d+)/.exec(name) ?? [];
    if (processId && !processRuns(Number(processId))) rmSync(join(folder, name), { recursive: true, force: true });
  }
  return `${built}.${process.pid}`;
}

/** Moves the build from `fresh` to `built`, and keeps older hashed files that open pages may still request. */
export function replaceBuild(built, newBuild) {
  if (!existsSync(built)) return renameSync(newBuild, built);
  keepOlderAssets(built, newBuild);
  const replaced = `${newBuild}-replaced`;
  renameSync(built, replaced);
  renameSync(newBuild, built);
  rmSync(replaced, { recursive: true, force: true });
}

function keepOlderAssets(built, newBuild) {
  const [from, to] = [join(built, "assets"), join(newBuild, "assets")];
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  const lastBuild = manifestsOf(built).join();
  for (const name of readdirSync(from)) {
    if (existsSync(join(to, name))) continue;
    // A file's time is when it was first missing from a build. For files of the last build, that is now.
    const isOfLastBuild = lastBuild.includes(name.replace(/\.(br|gz)$/, ""));
    const replacedAt = isOfLastBuild ? new Date() : statSync(join(from, name)).mtime;
    if (Date.now() - replacedAt > KEEP_ASSETS_MS) continue;
    copyFileSync(join(from, name), join(to, name));
    utimesSync(join(to, name), replacedAt, replacedAt);
  }
}

/** What each language's build lists as its files. */
function manifestsOf(built) {
  const others = join(built, ".languages");
  const folders = [built, ...(existsSync(others) ? readdirSync(others).map((name) => join(others, name)) : [])];
  const files = folders.map((folder) => join(folder, ".vite", "manifest.json"));
  return files.filter(existsSync).map((file) => readFileSync(file, "utf8"));
}
