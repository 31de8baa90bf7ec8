import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const PORT_TIMEOUT_MS = 8_000;

/** The port of the PostgreSQL that runs on this folder, once it accepts connections. Deletes a stale pid file. */
export async function runningPort(folder: string): Promise<number | undefined> {
  const deadline = performance.now() + PORT_TIMEOUT_MS;
  do {
    const found = postmaster(folder);
    if (!found) return undefined;
    if (await answers(found.port)) return found.port;
    await pause(200);
  } while (performance.now() < deadline);
  // `pg_ctl start` decides: it refuses while another PostgreSQL runs on the folder.
  return undefined;
}

/**
 * The PostgreSQL that the folder's pid file names, if it still runs. PostgreSQL only checks that some process has that
 * id. In a container ids are soon reused, so the file is deleted if the process is a different one.
 */
export function postmaster(folder: string): { port: number } | undefined {
  const file = join(folder, "postmaster.pid");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const [processId, port] = [Number(lines[0]), Number(lines[3])];
  if (!(processId > 0 && port > 0) || !isAlive(processId)) return undefined;
  if (!isOtherProgram(processId, folder)) return { port };
  rmSync(file, { force: true });
  return undefined;
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** True only if this process is certainly not the folder's PostgreSQL. On Linux its working folder shows it. */
function isOtherProgram(processId: number, folder: string): boolean {
  if (process.platform !== "linux") return false;
  try {
    const [works, data] = [statSync(`/proc/${processId}/cwd`), statSync(folder)];
    return works.ino !== data.ino || works.dev !== data.dev;
  } catch {
    // A zombie or another user's process has an empty command line.
    return !commandLine(processId).includes("postgres");
  }
}

function commandLine(processId: number): string {
  try {
    return readFileSync(`/proc/${processId}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** True if something listens on this loopback port. */
export const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: 2_000 });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket
      .once("connect", () => end(true))
      .once("timeout", () => end(false))
      .once("error", () => end(false));
  });
