import { randomInt } from "node:crypto";
import { newRequestId } from "../../schema/game/request-id.ts";
import { Ledger } from "./ledger.ts";
import type { Line, LineEars, Receipt } from "./line.ts";
import type { Sightings } from "./sightings.ts";

/** What the bots of one run write down together. */
export interface Notebook {
  /** Milliseconds from sending an answer to its receipt. */
  readonly receipts: number[];
  error(code: string, detail: string): void;
}

interface BotOptions {
  /** How long the bot thinks about a question, in milliseconds. */
  readonly think: () => number;
  readonly notebook: Notebook;
  readonly answersSeen: Sightings;
  readonly startSeen: Sightings;
}

/** An answer without a receipt is sent again after this long. */
const RESEND_MS = 2000;

/** One player: answers every question after a while, sends until the receipt, and keeps the books. */
export class Bot implements LineEars {
  readonly line: Line;
  readonly ledger: Ledger;
  readonly finished: Promise<void>;
  readonly #think: () => number;
  readonly #notebook: Notebook;
  readonly #answersSeen: Sightings;
  readonly #startSeen: Sightings;
  #finish = () => {};
  #give = (_error: Error) => {};
  #round = 0;
  #phase = "";
  #isLeaving = false;
  #pending: { answer: Receipt; sentAt: number } | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #seen = new Set<string>();
  readonly #watchers = new Set<() => void>();

  constructor(line: Line, options: BotOptions) {
    this.line = line;
    this.ledger = new Ledger(line.memberId);
    this.#think = options.think;
    this.#notebook = options.notebook;
    this.#answersSeen = options.answersSeen;
    this.#startSeen = options.startSeen;
    this.finished = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#give = reject;
    });
    this.finished.catch(() => {});
    line.listen(this);
  }

  /** Resolves as soon as what this player sees fulfils the condition; rejects when the line closes first. */
  async until(holds: () => boolean, signal: AbortSignal): Promise<void> {
    if (holds()) return;
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const watch = () => {
      if (holds()) resolve();
    };
    const abort = () => reject(signal.reason);
    this.#watchers.add(watch);
    signal.addEventListener("abort", abort, { once: true });
    try {
      await Promise.race([promise, this.finished.then(() => promise)]);
    } finally {
      this.#watchers.delete(watch);
      signal.removeEventListener("abort", abort);
    }
  }

  start(): void {
    this.#startSeen.did("start", this.line.memberId, this.line.view.players.size - 1);
    this.line.start();
  }

  leave(): void {
    this.#isLeaving = true;
    clearTimeout(this.#timer);
    this.line.leave();
  }

  changed(): void {
    const { phase, round } = this.line.view;
    if (phase === "round" && round !== this.#round) this.#meet(round);
    if (phase === "round" || phase === "reveal") this.#watchAnswers();
    if (phase === "reveal" || phase === "break" || phase === "finished") this.#check();
    if (phase !== this.#phase) this.#turn(phase);
    for (const watch of this.#watchers) watch();
  }

  receipt(receipt: Receipt): void {
    this.ledger.confirm(receipt);
    if (this.#pending?.answer.id !== receipt.id) return;
    this.#notebook.receipts.push(performance.now() - this.#pending.sentAt);
    this.#settle();
  }

  refused(code: string, id: string | undefined): void {
    this.#notebook.error(code, `${this.line.memberId} in round ${this.#round}`);
    if (id !== undefined && id === this.#pending?.answer.id) this.#settle();
  }

  closed(code: number): void {
    clearTimeout(this.#timer);
    if (this.#isLeaving || this.#phase === "finished") return;
    this.#notebook.error(`closed/${code}`, `${this.line.memberId} while ${this.#phase}`);
    this.#give(new Error(`the line closed with ${code}`));
  }

  #turn(phase: string): void {
    this.#phase = phase;
    if (phase === "starting") this.#startSeen.saw("start", this.line.memberId);
    if (phase !== "finished") return;
    this.#settle();
    this.ledger.finish(this.line.view);
    this.#finish();
  }

  #meet(round: number): void {
    this.#round = round;
    this.#seen.clear();
    this.#settle();
    const option = randomInt(Math.max(1, this.line.view.options.length));
    this.#timer = setTimeout(() => this.#answer({ id: newRequestId(), round, option }), this.#think());
  }

  #answer(answer: Receipt): void {
    this.#pending = { answer, sentAt: performance.now() };
    const { memberId, view } = this.line;
    this.#answersSeen.did(`${answer.round}/${memberId}`, memberId, view.players.size - 1);
    this.ledger.send(answer.round);
    this.#send(answer);
  }

  #send(answer: Receipt): void {
    this.line.answer(answer);
    this.#timer = setTimeout(() => this.#send(answer), RESEND_MS);
  }

  /** Nothing is on its way any more. */
  #settle(): void {
    clearTimeout(this.#timer);
    this.#pending = undefined;
  }

  #watchAnswers(): void {
    const { players } = this.line.view;
    for (const memberId of players.keys()) {
      if (memberId === this.line.memberId || this.#seen.has(memberId) || !players.get(memberId)?.hasAnswered) continue;
      this.#seen.add(memberId);
      this.#answersSeen.saw(`${this.#round}/${memberId}`, this.line.memberId);
    }
  }

  #check(): void {
    if (this.#round > 0 && !this.ledger.isRevealed(this.#round)) this.ledger.reveal(this.line.view);
  }
}
