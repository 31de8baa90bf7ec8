import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, type WriteStream } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../bin/child.mjs";
import { guardProcess } from "../../bin/guard.mjs";

const POLL_MS = 50;
const START_LIMIT_MS = 180_000;
/** A process that has ended is started again after this time, and after twice as long each time that it does not get ready. */
const FIRST_RESTART_MS = 250;
const LAST_RESTART_MS = 10_000;
/** Enough of the output to see why a start failed. */
const OUTPUT_KEPT = 8_000;

export interface WatchedProcessOptions {
  readonly name: string;
  /** Where it listens on loopback. */
  readonly port: number;
  /** What Node runs, relative to the project. */
  readonly program: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Gets everything that the process prints. */
  readonly logFile: string;
  /** Tells the operator what happened. */
  report(text: string): void;
}

/** A server process that is started again whenever it ends, as a service manager does it. */
export class WatchedProcess {
  readonly name: string;
  readonly url: string;
  readonly #options: WatchedProcessOptions;
  readonly #log: WriteStream;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #isRunning = false;
  #isWanted = false;
  #restartMs = FIRST_RESTART_MS;
  #output = "";

  constructor(options: WatchedProcessOptions) {
    this.name = options.name;
    // Spelled as numbers, or each connection would first try IPv6.
    this.url = `http://127.0.0.1:${options.port}`;
    this.#options = options;
    this.#log = createWriteStream(options.logFile, { flags: "a" });
  }

  get processId(): number | undefined {
    return this.#child?.pid;
  }

  /** What it has printed since its last start. */
  get output(): string {
    return this.#output;
  }

  /** Resolves when it is ready. Rejects with its output if it ends instead. */
  async start(): Promise<void> {
    this.#isWanted = true;
    this.#run();
    const deadline = performance.now() + START_LIMIT_MS;
    while (!(await isReady(this.url))) {
      if (!this.#isRunning || performance.now() > deadline) {
        await this.stop();
        throw new Error(`The process ${this.name} did not start:\n${this.#output.trim()}`);
      }
      await pause(POLL_MS);
    }
    this.#restartMs = FIRST_RESTART_MS;
  }

  /** Resolves when it is ready, also after a restart. */
  async untilReady(limitMs = START_LIMIT_MS): Promise<void> {
    const deadline = performance.now() + limitMs;
    while (!(await isReady(this.url))) {
      if (performance.now() > deadline)
        throw new Error(`The process ${this.name} is not ready:\n${this.#output.trim()}`);
      await pause(POLL_MS);
    }
  }

  /** Lets it finish what it does and waits for its end. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    this.#child?.kill("SIGTERM");
    await this.#ended;
  }

  /** Ends it at once, like a crash. It is started again. */
  async kill(): Promise<void> {
    this.#child?.kill("SIGKILL");
    await this.#ended;
  }

  #run(): ChildProcess {
    const { program, environment, port } = this.#options;
    const child = spawn(process.execPath, [program], {
      cwd: root,
      env: { ...environment, PORT: String(port) },
      // Ctrl-C reaches only the process that stops everything in order.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    guardProcess(child);
    this.#child = child;
    this.#isRunning = true;
    this.#output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        this.#log.write(chunk);
        this.#output = (this.#output + chunk).slice(-OUTPUT_KEPT);
      });
    }
    this.#ended = new Promise((resolve) => {
      const end = (why: string) => {
        this.#isRunning = false;
        resolve();
        if (this.#isWanted) this.#runAgain(why);
      };
      child.once("exit", (code, signal) => end(`${signal ?? code}`));
      child.on("error", (error) => {
        this.#output += error.message;
        // Otherwise it runs, and could only not be reached by a signal.
        if (child.pid === undefined) end(error.message);
      });
    });
    return child;
  }

  #runAgain(why: string): void {
    const { name, logFile, report } = this.#options;
    report(`The process ${name} ended with ${why} and is started again. Its log is ${logFile}.`);
    const waitMs = this.#restartMs;
    this.#restartMs = Math.min(2 * waitMs, LAST_RESTART_MS);
    setTimeout(() => {
      if (!this.#isWanted) return;
      void this.#untilReadyOrEnded(this.#run());
    }, waitMs);
  }

  async #untilReadyOrEnded(child: ChildProcess): Promise<void> {
    while (child === this.#child && this.#isRunning) {
      if (await isReady(this.url)) {
        this.#restartMs = FIRST_RESTART_MS;
        this.#options.report(`The process ${this.name} is ready again.`);
        return;
      }
      await pause(POLL_MS);
    }
  }
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
