import type { Receipt, TableView } from "./bot-client.ts";
import type { BotGame } from "./game/bot-game.ts";

/** A contradiction between receipts and the table; `code` is counted with the other errors. */
export interface Discrepancy {
  readonly code: `ledger/${"missing" | "undeserved" | "doubled" | "changed" | "unrevealed" | "sum"}`;
  readonly detail: string;
}

/**
 * Records the confirmed answers of one player in one game and compares them with what the table shows afterwards. No
 * confirmed answer may be missing or counted twice.
 */
export class Ledger {
  readonly #memberId: string;
  readonly #earns: BotGame["earns"];
  readonly #confirmed = new Map<number, Receipt>();
  readonly #sent = new Set<number>();
  readonly #revealed = new Set<number>();
  readonly discrepancies: Discrepancy[] = [];
  #score = 0;

  constructor(memberId: string, earns: BotGame["earns"]) {
    this.#memberId = memberId;
    this.#earns = earns;
  }

  get answersConfirmed(): number {
    return this.#confirmed.size;
  }

  /** The sum of the revealed rounds. */
  get score(): number {
    return this.#score;
  }

  /** Records that an answer was sent: without a receipt it may or may not count. */
  send(round: number): void {
    this.#sent.add(round);
  }

  confirm(receipt: Receipt): void {
    const before = this.#confirmed.get(receipt.round);
    if (!before) this.#confirmed.set(receipt.round, receipt);
    else if (inWords(before) !== inWords(receipt)) {
      this.#note("changed", `round ${receipt.round} confirmed ${inWords(before)}, then ${inWords(receipt)}`);
    }
  }

  isRevealed(round: number): boolean {
    return this.#revealed.has(round);
  }

  /** Call once per round at the reveal. Checks the round's points and the new score. */
  reveal(view: TableView): void {
    const { round } = view;
    const { score, roundPoints } = view.players.get(this.#memberId) ?? { score: 0, roundPoints: 0 };
    const answer = this.#confirmed.get(round);
    const { min, max } = answer ? this.#earns(answer, view) : { min: 0, max: this.#sent.has(round) ? Infinity : 0 };
    this.#revealed.add(round);
    if (roundPoints < min) this.#note("missing", `round ${round} earned ${min} points and got ${roundPoints}`);
    if (roundPoints > max) this.#note("undeserved", `round ${round} got ${roundPoints} points`);
    if (score !== this.#score + roundPoints) {
      this.#note(
        "doubled",
        `round ${round} moved the score from ${this.#score} to ${score} with ${roundPoints} points`,
      );
    }
    this.#score += roundPoints;
  }

  /** Call when the results are shown. Checks that all rounds were revealed and add up to the score. */
  finish(view: TableView): void {
    const { score } = view.players.get(this.#memberId) ?? { score: Number.NaN };
    for (let round = 1; round <= view.rounds; round += 1) {
      if (!this.#revealed.has(round)) this.#note("unrevealed", `round ${round} was never revealed`);
    }
    if (score !== this.#score) this.#note("sum", `the rounds add up to ${this.#score}, the results say ${score}`);
  }

  #note(kind: "missing" | "undeserved" | "doubled" | "changed" | "unrevealed" | "sum", detail: string): void {
    this.discrepancies.push({ code: `ledger/${kind}`, detail: `${this.#memberId}: ${detail}` });
  }
}

const inWords = ({ id, option, word, points }: Receipt) => JSON.stringify({ id, option, word, points });
