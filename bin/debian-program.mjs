// Finds programs that the project does not bring along, or installs their Debian packages.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Folders of servers' programs, which PATH often leaves out. */
const moreFolders = ["/usr/local/sbin", "/usr/sbin", "/usr/local/bin", "/usr/bin", "/opt/homebrew/bin"];
/** Seconds to wait for another apt-get. */
const LOCK_SECONDS = 240;
const INSTALL_LIMIT_MS = 300_000;

/** A program is neither installed nor can it be. The message says how to get it. */
export class ProgramMissingError extends Error {}

/** The path of an installed program. Undefined if there is none. */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...moreFolders];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/**
 * The path of a program. If it is not installed, its package is installed as root on Debian; elsewhere this throws a
 * {@link ProgramMissingError}.
 */
export function programOrInstall({ name, debianPackage, neededFor }) {
  const found = findProgram(name);
  if (found) return found;
  if (canInstall()) console.log(`Installing ${debianPackage} for ${neededFor} ...`);
  installPackage(debianPackage);
  const installed = findProgram(name);
  if (installed) return installed;
  const why = canInstall() ? "apt-get could not install it" : "only root on Debian or Ubuntu installs it by itself";
  const how = `sudo apt-get install ${debianPackage}`;
  throw new ProgramMissingError(
    `${neededFor} needs the program ${name}, which is not installed, and ${why}. Install it, on Debian with \`${how}\`.`,
  );
}

/** Installs a package as root on Debian, and does nothing elsewhere. Its services are not started. */
export function installPackage(name) {
  if (!canInstall()) return;
  withoutServices(() => {
    if (!isUpdated) aptGet("update");
    isUpdated = true;
    aptGet("-o", `DPkg::Lock::Timeout=${LOCK_SECONDS}`, "install", "-y", "--no-install-recommends", name);
  });
}

let isUpdated = false;

const canInstall = () => process.getuid?.() === 0 && findProgram("apt-get") !== undefined;

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", args, { stdio: "ignore", env, timeout: INSTALL_LIMIT_MS });
}

const servicePolicy = "/usr/sbin/policy-rc.d";

/** Debian starts the service of an installed package unless this file forbids it. Ours forbids only while this process runs. */
function withoutServices(install) {
  if (existsSync(servicePolicy)) return install();
  const script = `#!/bin/sh\n# Written while packages are installed for Lampstand.\n[ -d /proc/${process.pid} ] && exit 101\nexit 0\n`;
  writeFileSync(servicePolicy, script, { mode: 0o755 });
  try {
    install();
  } finally {
    rmSync(servicePolicy, { force: true });
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
