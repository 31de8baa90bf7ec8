// The process behind guard.mjs. Reads what its parent has started and created, and ends all of it once the parent has ended.
import { createInterface } from "node:readline";
import { removeDataFolder } from "./data-folder.mjs";
import { endProcess, startedAt } from "./process.mjs";

/** By process id: when the process started, because ids are reused. */
const processes = new Map();
const folders = new Set();

// The input ends when the parent ends.
for await (const line of createInterface({ input: process.stdin })) {
  const { started, ended, created, removed } = JSON.parse(line);
  if (started) processes.set(started, startedAt(started));
  processes.delete(ended);
  if (created) folders.add(created);
  folders.delete(removed);
}
for (const [processId, since] of processes) {
  if (since !== undefined && startedAt(processId) === since) endProcess(processId, "SIGKILL");
}
await Promise.all([...folders].map(removeDataFolder));
