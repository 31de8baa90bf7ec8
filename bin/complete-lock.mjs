// `node bin/complete-lock.mjs`, after changing dependencies: adds to package-lock.json what an installation elsewhere needs. A
// registry that mirrors one platform omits the optional binaries of the others, and npm can be told to leave out addresses.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./child.mjs";

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

/** Whether this entry is installed on Linux or macOS, on x64 or arm64. */
export const isSupported = (entry) => isAmong(entry.os, ["linux", "darwin"]) && isAmong(entry.cpu, ["x64", "arm64"]);

const isAmong = (wanted, ours) => !wanted?.length || wanted.some((name) => ours.includes(name));

/** What a lock file lacks for an installation there: entries without integrity or address. */
export const incompleteEntries = ({ packages }) =>
  Object.entries(packages).filter(
    ([path, entry]) => path !== "" && isSupported(entry) && !(entry.integrity && entry.resolved),
  );

/** Adds the optional packages of every platform. */
function addPlatforms(lock) {
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === "") continue;
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(lock, path, name)) continue;
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
}

/** npm looks beside the package first, then in every folder above it. */
function isLocked(lock, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    if (`${at === "" ? "" : `${at}/`}node_modules/${name}` in lock.packages) return true;
    if (at === "") return false;
  }
}

const nameOf = (path, entry) => entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

/** In the order of npm: the address after the version, and then the integrity. */
function complete(path, { version, resolved, integrity, ...rest }) {
  const name = nameOf(path, rest);
  const known = integrity ?? askRegistry(`${name}@${version}`);
  const address = resolved ?? `https://registry.npmjs.org/${name}/-/${name.split("/").at(-1)}-${version}.tgz`;
  return { version, resolved: address, integrity: known, ...rest };
}

function askRegistry(spec) {
  console.log(`Asking the registry for ${spec} ...`);
  return execFileSync("npm", ["view", spec, "dist.integrity"], { cwd: root, encoding: "utf8" }).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(root, "package-lock.json");
  const lock = JSON.parse(readFileSync(file, "utf8"));
  addPlatforms(lock);
  for (const [path, entry] of incompleteEntries(lock)) lock.packages[path] = complete(path, entry);
  const { "": self, ...rest } = lock.packages;
  // As npm sorts them.
  lock.packages = {
    "": self,
    ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, "en"))),
  };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
