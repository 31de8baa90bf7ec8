// Installs packages and builds the client. Uses only built-in modules, so it runs on any Node from 20 before anything is installed.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root, run } from "./child.mjs";
import { newBuildFolder, replaceBuild } from "./client-folder.mjs";

const ownNode = join(root, "node_modules", "node", "bin", "node");

/** The project's own Node 24, or the running Node if that is not installed. */
export const nodeProgram = () => (existsSync(ownNode) ? ownNode : process.execPath);

/** Installs the locked packages when they are missing, or when the lock file has changed since. */
export async function installIfMissing() {
  // The container image has packages but no lock file.
  if (!existsSync(join(root, "package-lock.json"))) return;
  const lock = fingerprint([join(root, "package-lock.json")]);
  const stamp = join(root, "node_modules", ".installed");
  if (readStamp(stamp) === lock && existsSync(ownNode)) return;
  console.log("Installing packages (this takes a minute the first time) ...");
  await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (!existsSync(ownNode)) await run("npm", ["rebuild", "node", "--loglevel=error"]);
  writeFileSync(stamp, lock);
}

/** Builds the client when its sources, the shared schema or the packages have changed since the last build. */
export async function buildClientIfStale() {
  const sources = ["client", "schema"].flatMap((folder) => filesBelow(join(root, folder)));
  const state = fingerprint([...sources, join(root, "vite.config.ts"), join(root, "package-lock.json")]);
  const buildFolder = join(root, "client", "dist");
  if (readStamp(join(buildFolder, ".built-from")) === state) return;
  console.log("Building the client ...");
  const newBuild = newBuildFolder(buildFolder);
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const build = (...args) =>
    run(nodeProgram(), [vite, "build", "--logLevel", "warn", ...args], {
      // The client always uses the production builds of its libraries.
      env: { ...process.env, NODE_ENV: "production" },
    });
  await build("--outDir", newBuild);
  await build("--ssr", "--outDir", join(newBuild, ".prerender"));
  await run(nodeProgram(), [join(root, "bin", "compress.mjs"), newBuild]);
  writeFileSync(join(newBuild, ".built-from"), state);
  replaceBuild(buildFolder, newBuild);
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^dist(\.|$)/.test(entry.name) || entry.name.startsWith(".")) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function fingerprint(files) {
  const hash = createHash("sha256");
  for (const file of files.sort()) {
    // Relative paths, so that a copied checkout has the same fingerprint.
    if (statSync(file).isFile()) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

const readStamp = (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
