// Installs packages and builds the client. Uses only built-in modules, so it runs on any Node from 20.12 before anything is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { root, run } from "./child.mjs";
import { newBuildFolder, replaceBuild } from "./client-folder.mjs";

const ownNode = join(root, "node_modules", "node", "bin", "node");
/** The same, where a server keeps it whose other packages for development are gone. */
const keptNode = join(root, ".node", "node");
const buildFolder = join(root, "client", "dist");
/** The first that runs the TypeScript sources as they are. */
const NODE_MAJOR = 24;

/** The project's own Node 24, or the machine's Node if that is as new. */
export function nodeProgram() {
  const found = [ownNode, keptNode].find((program) => existsSync(program)) ?? machineNode();
  if (found !== undefined) return found;
  console.error(
    `Node ${NODE_MAJOR} or later is needed here, and this is ${process.version}. npm start brings it along.`,
  );
  process.exit(1);
}

/** The Node that is installed on this machine, if it runs the sources. npm puts the project's own before it. */
function machineNode() {
  const outer = process.execPath.startsWith(join(root, "/")) ? process.env.npm_node_execpath : process.execPath;
  if (outer === undefined || outer.startsWith(join(root, "/"))) return undefined;
  const { stdout } = spawnSync(outer, ["--version"], { encoding: "utf8" });
  return Number.parseInt(stdout?.slice(1) ?? "", 10) >= NODE_MAJOR ? outer : undefined;
}

/** Installs every locked package, if one is missing or another version. */
export async function installIfMissing() {
  if (!isInstalled("all")) await installAll();
}

/**
 * Brings a checkout to the state in which it can be started. In production, the packages that only build the client go once it
 * is built.
 */
export async function prepare({ isProduction }) {
  if (!isProduction || clientIsStale()) {
    await installIfMissing();
    await buildClientIfStale();
  } else if (!isInstalled("production")) await install("--omit=dev");
  if (isProduction && existsSync(ownNode)) await removeDevelopmentPackages();
}

async function installAll() {
  await install("--include=dev");
  if (!existsSync(ownNode)) await run("npm", ["rebuild", "node", ...quietly]);
}

const quietly = ["--no-audit", "--no-fund", "--loglevel=error"];

async function install(packages) {
  console.log("Installing packages (this takes a minute the first time) ...");
  await run("npm", ["ci", packages, ...quietly]);
}

async function removeDevelopmentPackages() {
  console.log("Removing the packages that only building the client needed ...");
  if (machineNode() === undefined) {
    mkdirSync(dirname(keptNode), { recursive: true });
    copyFileSync(ownNode, `${keptNode}.new`);
    renameSync(`${keptNode}.new`, keptNode);
  }
  await run("npm", ["prune", "--omit=dev", ...quietly]);
}

/**
 * Whether the locked packages are there: all, or those of `production`. Without a lock file, as in the container image, whoever
 * made the folder has installed them. npm lists in node_modules what it has put there, once it is complete.
 */
export function isInstalled(kind) {
  const lock = packagesIn(join(root, "package-lock.json"));
  if (lock === undefined) return true;
  const there = packagesIn(join(root, "node_modules", ".package-lock.json"));
  if (there === undefined) return false;
  const isWanted = ({ dev, optional }) => !optional && (kind === "all" || !dev);
  return Object.entries(lock).every(
    ([path, entry]) => path === "" || !isWanted(entry) || there[path]?.version === entry.version,
  );
}

function packagesIn(lockFile) {
  return existsSync(lockFile) ? (JSON.parse(readFileSync(lockFile, "utf8")).packages ?? {}) : undefined;
}

/** Builds the client when its sources, the shared schema or the packages have changed since the last build. */
export async function buildClientIfStale() {
  const state = clientState();
  if (readStamp(join(buildFolder, ".built-from")) === state) return;
  console.log("Building the client ...");
  const newBuild = newBuildFolder(buildFolder);
  await run(nodeProgram(), [join(root, "bin", "build-client.mjs"), newBuild]);
  await run(nodeProgram(), [join(root, "bin", "compress.mjs"), newBuild]);
  writeFileSync(join(newBuild, ".built-from"), state);
  replaceBuild(buildFolder, newBuild);
}

const clientIsStale = () => readStamp(join(buildFolder, ".built-from")) !== clientState();

function clientState() {
  const sources = ["client", "schema"].flatMap((folder) => filesBelow(join(root, folder)));
  return fingerprint([...sources, join(root, "vite.config.ts"), join(root, "package-lock.json")]);
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
