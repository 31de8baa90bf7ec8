import type { Receipt, TableView } from "./bot-client.ts";
import type { BotGame } from "./game/bot-game.ts";

/** What the books say is wrong; `code` is counted with the other errors. */
export interface Discrepancy {
  readonly code: `ledger/${"missing" | "undeserved" | "doubled" | "changed" | "unrevealed" | "sum"}`;
  readonly detail: string;
}

/**
 * What one player was promised in one game: an answer is written down once the server confirmed it, and compared with
 * what the table shows afterwards. Nothing confirmed may be missing or counted twice.
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

  /** What the revealed rounds add up to. */
  get score(): number {
    return this.#score;
  }

  /** An answer is on its way: without a receipt it may count or not. */
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

  /** The solution is in view, once a round: own points follow from it, and the score from the points. */
  reveal(view: TableView): void {
    const { round } = view;
    const { score, roundPoints } = view.players.get(this.#memberId) ?? { score: 0, roundPoints: 0 };
    const answer = this.#confirmed.get(round);
    const { least, most } = answer
      ? this.#earns(answer, view)
      : { least: 0, most: this.#sent.has(round) ? Infinity : 0 };
    this.#revealed.add(round);
    if (roundPoints < least) this.#note("missing", `round ${round} earned ${least} points and got ${roundPoints}`);
    if (roundPoints > most) this.#note("undeserved", `round ${round} got ${roundPoints} points`);
    if (score !== this.#score + roundPoints) {
      this.#note(
        "doubled",
        `round ${round} moved the score from ${this.#score} to ${score} with ${roundPoints} points`,
      );
    }
    this.#score += roundPoints;
  }

  /** The results are in view. */
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
