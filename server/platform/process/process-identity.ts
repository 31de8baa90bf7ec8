import { execFileSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** Process ids are reused, in containers at every start. Only id and start time together identify a process. */
export interface ProcessIdentity {
  readonly processId: number;
  /** When the process started, as reported by the operating system. Null if unknown. */
  readonly startedAt: string | null;
}

export const identityOf = (processId: number = process.pid): ProcessIdentity => ({
  processId,
  startedAt: startOf(processId) ?? null,
});

/** Whether this process of this machine is still running. */
export function isRunning({ processId, startedAt }: ProcessIdentity): boolean {
  if (!isAlive(processId)) return false;
  const start = startOf(processId);
  return start === undefined || start === (startedAt ?? start);
}

/** Where process ids mean the same processes as here: until the next boot and, in a container, in that container only. */
export function processSpace(): string {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    // There is no /proc outside Linux.
    return hostname();
  }
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Undefined if the operating system does not report it. Empty for a process that has ended. */
function startOf(processId: number): string | undefined {
  try {
    if (process.platform !== "linux") {
      return execFileSync("ps", ["-o", "lstart=", "-p", String(processId)], { encoding: "utf8" }).trim();
    }
    const stat = readFileSync(`/proc/${processId}/stat`, "utf8");
    // The process name in parentheses may contain anything. After it come the state and, 19 fields later, the start
    // time.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? "" : fields[18];
  } catch {
    return undefined;
  }
}
