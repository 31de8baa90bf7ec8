import { newRequestId } from "../../schema/game/request-id.ts";
import type { Asking, BotClient, BotHandlers, Receipt } from "./bot-client.ts";
import type { BotGame } from "./game/bot-game.ts";
import { Ledger } from "./ledger.ts";
import type { Propagation } from "./propagation.ts";

/** Results that all bots of a run collect. */
export interface Notebook {
  /** Milliseconds from sending an answer to its receipt. */
  readonly receipts: number[];
  error(code: string, detail: string): void;
}

interface BotOptions {
  readonly game: BotGame;
  /** Which of the table's bots this is, from 0. */
  readonly place: number;
  /** How long the bot thinks about a question, in milliseconds. */
  readonly think: () => number;
  readonly notebook: Notebook;
  readonly answersSeen: Propagation;
  readonly startSeen: Propagation;
}

/** An answer without a receipt is resent after this time. */
const RESEND_MS = 2000;

/** A player that answers every round, resends until the receipt arrives, and records the receipts. */
export class Bot implements BotHandlers {
  readonly client: BotClient;
  readonly ledger: Ledger;
  readonly finished: Promise<void>;
  readonly #game: BotGame;
  readonly #place: number;
  readonly #think: () => number;
  readonly #notebook: Notebook;
  readonly #answersSeen: Propagation;
  readonly #startSeen: Propagation;
  #finish = () => {};
  #fail = (_error: Error) => {};
  #round = 0;
  #phase = "";
  #isLeaving = false;
  #pending: { id: string; sentAt: number } | undefined;
  #timer: NodeJS.Timeout | undefined;
  readonly #seen = new Set<string>();
  readonly #watchers = new Set<() => void>();

  constructor(client: BotClient, options: BotOptions) {
    this.client = client;
    this.ledger = new Ledger(client.memberId, options.game.earns);
    this.#game = options.game;
    this.#place = options.place;
    this.#think = options.think;
    this.#notebook = options.notebook;
    this.#answersSeen = options.answersSeen;
    this.#startSeen = options.startSeen;
    this.finished = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#fail = reject;
    });
    this.finished.catch(() => {});
    client.listen(this);
  }

  /** Resolves when this player's view meets the condition; rejects if the connection closes first. */
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
    this.#startSeen.did("start", this.client.memberId, this.client.view.players.size - 1);
    this.client.start();
  }

  leave(): void {
    this.#isLeaving = true;
    clearTimeout(this.#timer);
    this.client.leave();
  }

  changed(): void {
    const { phase, round } = this.client.view;
    if (phase === "round" && round !== this.#round) this.#beginRound(round);
    if (phase === "round" || phase === "reveal") this.#watchAnswers();
    if (phase === "reveal" || phase === "break" || phase === "finished") this.#check();
    if (phase !== this.#phase) this.#changePhase(phase);
    for (const watch of this.#watchers) watch();
  }

  receipt(receipt: Receipt): void {
    this.ledger.confirm(receipt);
    if (this.#pending?.id !== receipt.id) return;
    this.#notebook.receipts.push(performance.now() - this.#pending.sentAt);
    this.#settle();
  }

  refused(code: string, id: string | undefined): void {
    this.#notebook.error(code, `${this.client.memberId} in round ${this.#round}`);
    if (id !== undefined && id === this.#pending?.id) this.#settle();
  }

  closed(code: number): void {
    clearTimeout(this.#timer);
    if (this.#isLeaving || this.#phase === "finished") return;
    this.#notebook.error(`closed/${code}`, `${this.client.memberId} while ${this.#phase}`);
    this.#fail(new Error(`the connection closed with ${code}`));
  }

  #changePhase(phase: string): void {
    this.#phase = phase;
    if (phase === "starting") this.#startSeen.seenBy("start", this.client.memberId);
    if (phase !== "finished") return;
    this.#settle();
    this.ledger.finish(this.client.view);
    this.#finish();
  }

  #beginRound(round: number): void {
    this.#round = round;
    this.#seen.clear();
    this.#settle();
    const { draft, answer } = this.#game.move(this.client.view, this.#place);
    const thinking = this.#think();
    const play = () => answer && this.#answer(round, answer);
    if (!draft) this.#timer = setTimeout(play, thinking);
    else {
      this.#timer = setTimeout(() => {
        this.#draft(round, draft);
        this.#timer = setTimeout(play, thinking / 2);
      }, thinking / 2);
    }
  }

  /** The server may count the draft as the answer when time is up, so the ledger records it as sent. */
  #draft(round: number, { request, payload }: Asking): void {
    this.ledger.send(round);
    this.client.ask({ request, payload: { round, ...payload } });
  }

  #answer(round: number, { request, payload }: Asking): void {
    const id = newRequestId();
    this.#pending = { id, sentAt: performance.now() };
    const { memberId, view } = this.client;
    this.#answersSeen.did(`${round}/${memberId}`, memberId, view.players.size - 1);
    this.ledger.send(round);
    this.#send({ request, payload: { id, round, ...payload } });
  }

  #send(answer: Asking): void {
    this.client.ask(answer);
    this.#timer = setTimeout(() => this.#send(answer), RESEND_MS);
  }

  /** The answer no longer waits for a receipt. */
  #settle(): void {
    clearTimeout(this.#timer);
    this.#pending = undefined;
  }

  #watchAnswers(): void {
    const { players } = this.client.view;
    for (const memberId of players.keys()) {
      if (memberId === this.client.memberId || this.#seen.has(memberId) || !players.get(memberId)?.hasAnswered)
        continue;
      this.#seen.add(memberId);
      this.#answersSeen.seenBy(`${this.#round}/${memberId}`, this.client.memberId);
    }
  }

  #check(): void {
    if (this.#round > 0 && !this.ledger.isRevealed(this.#round)) this.ledger.reveal(this.client.view);
  }
}
