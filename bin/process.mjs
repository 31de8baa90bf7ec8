// Looks up other processes in the operating system, and ends them.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** True while a process with this id runs. */
export function processRuns(processId) {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Sends a signal to a process, unless it has ended. */
export function endProcess(processId, signal) {
  try {
    process.kill(processId, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/** When the process started, in milliseconds since 1970, precise to a second. Undefined if unknown. */
export function startedAt(processId) {
  return process.platform === "linux" ? startOnLinux(processId) : startByPs(processId);
}

const TICKS_PER_SECOND = 100;

function startOnLinux(processId) {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, "utf8");
    // The program's name in parentheses may contain spaces; the start is the twentieth field after it.
    const ticks = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]);
    const bootSeconds = Number(/^btime (\d+)$/m.exec(readFileSync("/proc/stat", "utf8"))?.[1]);
    return (bootSeconds + ticks / TICKS_PER_SECOND) * 1000;
  } catch {
    return undefined;
  }
}

function startByPs(processId) {
  const { stdout } = spawnSync("ps", ["-o", "lstart=", "-p", String(processId)], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
  });
  return Date.parse(stdout ?? "") || undefined;
}
