import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { environmentNames, type RunnerMode, type RunReply, type RunRequest } from "./messages.ts";

export type RunResult = RunReply & { readonly isHanging: boolean };

/** Another process that runs tests and can be killed while a test hangs. */
export interface VitestClient {
  run(request: RunRequest, timeLimitMs: number): Promise<RunResult>;
  stop(): Promise<void>;
}

interface ClientOptions {
  readonly root: string;
  readonly mode: RunnerMode;
  readonly environment?: Record<string, string>;
}

export function openVitestClient({ root, mode, environment }: ClientOptions): VitestClient {
  let started: Promise<ChildProcess> | undefined;

  async function start(): Promise<ChildProcess> {
    const child = fork(fileURLToPath(new URL("vitest-process.ts", import.meta.url)), {
      cwd: root,
      // A group of its own, so that the workers can be killed with it.
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: {
        ...process.env,
        ...environment,
        NODE_ENV: "test",
        [environmentNames.root]: root,
        [environmentNames.mode]: mode,
      },
    });
    const [message] = await Promise.race([once(child, "message"), once(child, "exit")]);
    if (message !== "ready") throw new Error("Vitest could not be started.");
    return child;
  }

  async function kill(): Promise<void> {
    const child = await started?.catch(() => undefined);
    started = undefined;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    process.kill(-child.pid, "SIGKILL");
    await ended;
  }

  async function attempt(request: RunRequest, timeLimitMs: number): Promise<RunResult> {
    started ??= start();
    const child = await started;
    const outcome = new AbortController();
    const { signal } = outcome;
    const late = new Promise<"late">((resolve) => {
      const timer = setTimeout(() => resolve("late"), timeLimitMs);
      signal.addEventListener("abort", () => clearTimeout(timer));
    });
    const replied = once(child, "message", { signal }).then(([reply]) => reply as RunReply);
    const ended = once(child, "exit", { signal }).then(() => "ended" as const);
    for (const each of [replied, ended]) each.catch(() => {});
    child.send(request);
    const result = await Promise.race([replied, ended, late]);
    outcome.abort();
    if (typeof result === "object") return { ...result, isHanging: false };
    await kill();
    return result === "late"
      ? { files: [], failure: "hangs", isHanging: true }
      : { files: [], failure: "ended its process", isHanging: false };
  }

  return {
    run: async (request, timeLimitMs) => {
      const first = await attempt(request, timeLimitMs);
      if (first.breakdown === undefined) return first;
      // On a busy machine Vitest's workers do not always start in time.
      await kill();
      const second = await attempt(request, timeLimitMs);
      if (second.breakdown === undefined) return second;
      throw new Error(`Vitest ran no test: ${second.breakdown}`);
    },
    stop: kill,
  };
}
