import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import type { Circumstances } from "./figures.ts";

export const machine = `${cpus()[0]?.model.trim() ?? "unknown processor"}, ${availableParallelism()} cores, ${Math.round(
  totalmem() / 2 ** 30,
)} GB, Node ${process.version}`;

/** Where and when the next line is measured. */
export function circumstances(): Circumstances {
  return { machine, load: loadavg()[0] ?? 0, date: new Date().toISOString(), commit: commit() };
}

function commit(): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  try {
    const isChanged = git("status", "--porcelain", "--untracked-files=no").trim() !== "";
    return git("rev-parse", "--short", "HEAD").trim() + (isChanged ? "+" : "");
  } catch {
    // Not a checkout, or there is no Git.
    return "unknown";
  }
}
