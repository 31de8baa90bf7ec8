// `node bin/complete-lock.mjs`, after changing dependencies: adds the optional binaries of every platform to
// package-lock.json. A registry that mirrors one platform omits the others, and then `npm ci` rejects the lock file
// everywhere.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./child.mjs";

const file = join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const systems = [
  "android",
  "darwin",
  "freebsd",
  "netbsd",
  "openbsd",
  "openharmony",
  "linux",
  "win32",
  "windows",
  "sunos",
  "aix",
  "wasi",
  "wasm32",
];
const processors = [
  "arm64",
  "x64",
  "ia32",
  "arm",
  "armv6",
  "armv7",
  "ppc64",
  "riscv64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];

for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === "") continue;
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    const words = name.split(/[/-]/).map((word) => (word === "windows" ? "win32" : word.replace(/^arm-.*/, "arm")));
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ""),
      ...(entry.dev && { dev: true }),
      optional: true,
      os: systems
        .filter((system) => words.includes(system))
        .slice(0, 1)
        .map((system) => (system.startsWith("was") ? "none" : system)),
      cpu: processors.filter((processor) => words.includes(processor)).slice(0, 1),
    };
  }
}

const { "": self, ...rest } = lock.packages;
lock.packages = { "": self, ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))) };
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);

/** npm looks beside the package first, then in every folder above it. */
function isLocked(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    if (`${at === "" ? "" : `${at}/`}node_modules/${name}` in lock.packages) return true;
    if (at === "") return false;
  }
}
