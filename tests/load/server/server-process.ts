import { type ChildProcess, fork } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { guardProcess } from "../../../bin/guard.mjs";
import { MissingProgram, missingPackage } from "./missing-program.ts";
import type { Lag, Usage } from "./server-side.ts";

/** Only ends a bench that hangs: a busy machine takes its time. */
const START_TIMEOUT_MS = 120_000;
const REPLY_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;
/** Enough characters of what a process printed to name a package that it did not find. */
const ERRORS_KEPT = 4000;

/** A server in a separate process, so that its processor time and memory can be measured alone. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #pending: Map<number, (reply: never) => void>;
  #lastId = 0;

  /** Starts a file below tests/load. Resolves once the server listens. */
  static async start(entry: string, environment: Record<string, string>): Promise<ServerProcess> {
    const child = fork(fileURLToPath(new URL(`../${entry}`, import.meta.url)), [], {
      env: { PATH: process.env.PATH, NODE_ENV: "test", ...environment },
      execArgv: ["--expose-gc"],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    guardProcess(child);
    const pending = new Map<number, (reply: never) => void>();
    child.on("message", ({ id, reply }: { id: number; reply: never }) => {
      pending.get(id)?.(reply);
      pending.delete(id);
    });
    const { promise, resolve, reject } = Promise.withResolvers<{ url: string }>();
    pending.set(0, resolve as (reply: never) => void);
    let errors = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      process.stderr.write(chunk);
      errors = (errors + chunk).slice(-ERRORS_KEPT);
    });
    child.once("close", (code) => {
      const missing = missingPackage(errors);
      if (missing) reject(new MissingProgram(missing, `${entry} cannot start`));
      else reject(new Error(`${entry} ended with ${code} before it listened`));
    });
    const timer = setTimeout(() => reject(new Error(`${entry} did not start`)), START_TIMEOUT_MS);
    try {
      const { url } = await promise;
      return new ServerProcess(url, child, pending);
    } catch (error) {
      child.kill("SIGKILL");
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private constructor(url: string, child: ChildProcess, pending: Map<number, (reply: never) => void>) {
    this.url = url;
    this.#child = child;
    this.#pending = pending;
  }

  usage(): Promise<Usage> {
    return this.request("usage");
  }

  /** The same after a full garbage collection. */
  usageAfterGc(): Promise<Usage> {
    return this.request("collect");
  }

  /** The delay of the event loop since the last call. The first call starts the measurement. */
  lag(): Promise<Lag> {
    return this.request("lag");
  }

  /** Milliseconds of processor time that the server uses while `work` runs. Writes a profile to `file` if given. */
  async cpuOf(work: () => Promise<unknown>, file?: string): Promise<number> {
    if (file) await this.request("startProfile");
    const before = await this.usage();
    await work();
    const { cpuMs } = await this.usage();
    if (file) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(await this.request("stopProfile")));
    }
    return cpuMs - before.cpuMs;
  }

  async stop(): Promise<void> {
    const exited = new Promise<void>((resolve) => this.#child.once("exit", () => resolve()));
    if (this.#child.exitCode !== null) return;
    await this.request("stop").catch(() => undefined);
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    await exited;
    clearTimeout(timer);
  }

  /** Sends a command: one that every server handles, or one of this server's own. */
  request<Reply>(command: string): Promise<Reply> {
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const timer = setTimeout(() => reject(new Error(`${this.url} did not reply to ${command}`)), REPLY_TIMEOUT_MS);
    this.#pending.set(id, resolve as (reply: never) => void);
    const onExit = () => reject(new Error(`${this.url} ended before it replied to ${command}`));
    this.#child.once("exit", onExit);
    this.#child.send({ id, command });
    return promise.finally(() => {
      clearTimeout(timer);
      this.#child.off("exit", onExit);
    });
  }
}
