import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { guardProcess } from "../../../bin/guard.mjs";
import { processRuns } from "../../../bin/process.mjs";
import { until } from "../../support/until.ts";

/** Starts Node with these arguments; resolves when it sends its first message. */
async function startNode(...args: string[]): Promise<{ child: ChildProcess; message: unknown }> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  guardProcess(child);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [message] = await once(child, "message");
  return { child, message };
}

test("a test process that is killed leaves no server, PostgreSQL, browser or folder behind", async () => {
  const { child, message } = await startNode("tests/support/server/left-behind.ts");
  const { path, processIds } = message as { path: string; processIds: number[] };
  const [database] = readFileSync(join(path, "postgres/postmaster.pid"), "utf8").split("\n").map(Number);
  const started = [...processIds, database];
  expect(started.map((processId) => processRuns(processId))).toEqual([true, true, true]);
  child.kill("SIGKILL");
  await until(() => !started.some((processId) => processRuns(processId)) && !existsSync(path));
});

test("a process that runs Vitest’s tests ends when Vitest is killed", async () => {
  const busy = "process.send('ready'); setInterval(() => {}, 1000)";
  const { child } = await startNode("--import", "./tests/support/vitest-process.ts", "-e", busy);
  child.disconnect();
  await until(() => child.signalCode === "SIGKILL");
});
