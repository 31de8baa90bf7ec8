// Starts nginx for `npm run cluster`, tests and the bench, with a configuration of its own in a folder of its own.
import { spawn, spawnSync } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { programOrInstall } from "./debian-program.mjs";
import { guardProcess } from "./guard.mjs";

const START_LIMIT_MS = 20_000;
const POLL_MS = 50;

/** The path of nginx, which is installed if it can be. Throws with a text for its reader. */
export const nginxProgram = () =>
  programOrInstall({ name: "nginx", debianPackage: "nginx", neededFor: "A proxy in front of several processes" });

/** Checks a configuration file as `nginx -t` does: what it printed, and whether the file can be used. */
export function checkNginxFile({ file, folder }) {
  const { status, stderr } = spawnSync(nginxProgram(), ["-t", ...places({ file, folder })], { encoding: "utf8" });
  return { isUsable: status === 0, output: stderr };
}

/**
 * Starts nginx with this configuration file, which keeps it in the foreground. Resolves when it listens on the port. It ends
 * with this process, but not by Ctrl-C.
 */
export async function startNginx({ file, folder, port }) {
  const child = spawn(nginxProgram(), places({ file, folder }), {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  guardProcess(child);
  let printed = "";
  child.stderr.on("data", (chunk) => {
    printed = (printed + chunk).slice(-4_000);
  });
  let exit;
  const ended = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? code));
    child.once("error", () => resolve("not started"));
  });
  void ended.then((code) => {
    exit = String(code);
  });
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await listens(port))) {
    if (exit !== undefined) throw new Error(`nginx ended with ${exit}: ${printed.trim()}`);
    if (performance.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`nginx does not listen on port ${port}: ${printed.trim()}`);
    }
    await pause(POLL_MS);
  }
  return {
    processId: child.pid,
    ended,
    printed: () => printed,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** Without `-e`, nginx first opens the log of the machine, which only root may write. */
const places = ({ file, folder }) => ["-p", folder, "-c", file, "-e", "stderr"];

function listens(port) {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
