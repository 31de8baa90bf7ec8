import { type ChildProcess, fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Lag, Usage } from "./server-side.ts";

const START_LIMIT_MS = 30_000;
const ANSWER_LIMIT_MS = 20_000;
const STOP_LIMIT_MS = 15_000;

/** A server in a process of its own, so that its processor time and memory are its alone. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;
  readonly #waiting: Map<number, (answer: never) => void>;
  #asked = 0;

  /** Starts an entry below tests/load; resolves when it listens. */
  static async start(entry: string, environment: Record<string, string>): Promise<ServerProcess> {
    const child = fork(fileURLToPath(new URL(`../${entry}`, import.meta.url)), [], {
      env: { PATH: process.env.PATH, NODE_ENV: "test", ...environment },
      execArgv: ["--expose-gc"],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const waiting = new Map<number, (answer: never) => void>();
    child.on("message", ({ id, answer }: { id: number; answer: never }) => {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    });
    const { promise, resolve, reject } = Promise.withResolvers<{ url: string }>();
    waiting.set(0, resolve as (answer: never) => void);
    child.once("exit", (code) => reject(new Error(`${entry} ended with ${code} before it served`)));
    const timer = setTimeout(() => reject(new Error(`${entry} did not start`)), START_LIMIT_MS);
    try {
      const { url } = await promise;
      return new ServerProcess(url, child, waiting);
    } catch (error) {
      child.kill("SIGKILL");
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  private constructor(url: string, child: ChildProcess, waiting: Map<number, (answer: never) => void>) {
    this.url = url;
    this.#child = child;
    this.#waiting = waiting;
  }

  usage(): Promise<Usage> {
    return this.ask("usage");
  }

  /** The same after a full garbage collection. */
  collected(): Promise<Usage> {
    return this.ask("collect");
  }

  /** How late the event loop was since the last question; the first one starts the watch. */
  lag(): Promise<Lag> {
    return this.ask("lag");
  }

  /** Milliseconds of processor time that the server spends while `work` goes on. A profile of it goes to `file`. */
  async cpuOf(work: () => Promise<unknown>, file?: string): Promise<number> {
    if (file) await this.ask("profile");
    const before = await this.usage();
    await work();
    const { cpuMs } = await this.usage();
    if (file) writeFileSync(file, JSON.stringify(await this.ask("profiled")));
    return cpuMs - before.cpuMs;
  }

  async stop(): Promise<void> {
    const gone = new Promise<void>((resolve) => this.#child.once("exit", () => resolve()));
    if (this.#child.exitCode !== null) return;
    await this.ask("stop").catch(() => undefined);
    const timer = setTimeout(() => this.#child.kill("SIGKILL"), STOP_LIMIT_MS);
    await gone;
    clearTimeout(timer);
  }

  /** Asks what every server answers, or one of its own questions. */
  ask<Answer>(question: string): Promise<Answer> {
    this.#asked += 1;
    const id = this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const timer = setTimeout(() => reject(new Error(`${this.url} did not answer ${question}`)), ANSWER_LIMIT_MS);
    this.#waiting.set(id, resolve as (answer: never) => void);
    this.#child.send({ id, question });
    return promise.finally(() => clearTimeout(timer));
  }
}
