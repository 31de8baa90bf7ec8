import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { guardFolder, guardProcess } from "../../../bin/guard.mjs";
import type { Timings } from "../../../rooms/index.ts";
import { until } from "../until.ts";
import { testPort } from "./test-port.ts";

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** Sends the signal and waits for the end; returns the exit code, null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The servers that run on data folders of these tests. */
const running = new Map<ChildProcess, string>();

/**
 * Creates a data folder that the database's user can access. `remove` first ends the servers that still run on it, as after a
 * failed test, and its database. If this process ends before, so do they, and the folder is removed.
 */
export function dataFolder(): { path: string; remove(): Promise<void> } {
  const path = mkdtempSync(join(tmpdir(), "lampstand-folder-"));
  chmodSync(path, 0o755);
  const removeFolder = guardFolder(path);
  return {
    path,
    remove: async () => {
      const left = [...running.keys()].filter((child) => running.get(child) === path);
      for (const child of left) child.kill("SIGKILL");
      await Promise.all(left.map(endOf));
      await removeFolder();
    },
  };
}

/** Fills a data folder with a copy of another one on which no server runs. Copies owners too: the database's files have theirs. */
export const copyDataFolder = (from: string, to: string): Buffer => execFileSync("cp", ["-a", `${from}/.`, to]);

const endOf = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once("exit", resolve));

/**
 * Starts the server as a process: by default server-process.ts with these timings, otherwise `program` or `command`. It ends
 * with this process at the latest.
 */
export async function startProcess(options: {
  dataDir: string;
  timings?: Partial<Timings>;
  /** A script for Node. */
  program?: string;
  /** A whole command, such as `npm start`. */
  command?: readonly [string, ...string[]];
  environment?: Record<string, string>;
  port?: number;
}): Promise<ServerProcess> {
  const port = options.port ?? (await testPort());
  const [program, ...args] = options.command ?? [
    process.execPath,
    options.program ?? "tests/support/server/server-process.ts",
  ];
  const child = spawn(program, args, {
    env: {
      ...withoutTestRunner(process.env),
      NODE_ENV: "test",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: options.dataDir,
      LOG_LEVEL: "warn",
      // A browser that the server starts for printing leaves its profile there if it is killed.
      TMPDIR: options.dataDir,
      TEST_TIMINGS: JSON.stringify(options.timings ?? {}),
      ...options.environment,
    },
  });
  guardProcess(child);
  running.set(child, options.dataDir);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  const ended = endOf(child).finally(() => running.delete(child));
  const url = `http://localhost:${port}`;
  return {
    url,
    child,
    output: () => output,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Waits until the server is ready; fails with its output if it ends instead. */
export async function untilReady(server: ServerProcess): Promise<void> {
  await until(async () => {
    if (server.child.exitCode !== null) throw new Error(`the server ended: ${server.output()}`);
    return (await readyStatus(server.url)) === 200;
  }, 180_000);
}

/** The status of /api/ready; 0 if nothing answers. */
export const readyStatus = (url: string): Promise<number> =>
  fetch(`${url}/api/ready`).then(
    (response) => response.status,
    () => 0,
  );

const withoutTestRunner = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("VITEST")));
