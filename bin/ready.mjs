// What every command needs first. Plain JavaScript on built-in modules: it runs before anything is installed, on any Node from 20.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

const ownNode = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");

/** The Node that the project brings along (24), whatever the machine has; the running one where it is not there. */
export const nodeProgram = () => (existsSync(ownNode) ? ownNode : process.execPath);

/** Installs the locked packages when they are not there, or when the lock file changed since. */
export function installIfMissing() {
  // The container's image has its packages and no lock file.
  if (!existsSync(join(root, "package-lock.json"))) return;
  const lock = fingerprint([join(root, "package-lock.json")]);
  const stamp = join(root, "node_modules", ".installed");
  if (readStamp(stamp) === lock && existsSync(ownNode)) return;
  console.log("Installing packages (this takes a minute the first time) ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  run(npm, ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (!existsSync(ownNode)) run(npm, ["rebuild", "node", "--loglevel=error"]);
  writeFileSync(stamp, lock);
}

/** Builds the client when its sources, the shared schema or the packages changed since the last build. */
export function buildClientIfStale() {
  const sources = ["client", "schema"].flatMap((folder) => filesBelow(join(root, folder)));
  const state = fingerprint([...sources, join(root, "vite.config.ts"), join(root, "package-lock.json")]);
  const stamp = join(root, "client", "dist", ".built-from");
  if (readStamp(stamp) === state) return;
  console.log("Building the client ...");
  run(nodeProgram(), [join(root, "node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"], {
    // Whatever the server is started as, the browser gets the small build of its libraries.
    env: { ...process.env, NODE_ENV: "production" },
  });
  run(nodeProgram(), [join(root, "bin", "compress.mjs")]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

/** Runs a command to its end and stops with its exit code where it fails. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: "inherit", ...options });
  if (error) console.error(`${program} could not be run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "dist" || entry.name.startsWith(".")) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function fingerprint(files) {
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    // By the path inside the project: a copied checkout is the same one.
    if (statSync(file).isFile()) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
