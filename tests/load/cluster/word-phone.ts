import { randomInt } from "node:crypto";
import { type AnswerSender, createAnswerSender } from "../../../client/game/round/answer-sender.ts";
import { score } from "../../../rooms/word-battle/rules.ts";
import { takeSeat } from "../../../schema/game/api.ts";
import type { Receipt } from "../bot-client.ts";
import type { Pace } from "../evening/script.ts";
import { type ShownRoom, Viewer } from "../evening/viewer.ts";
import type { Member } from "../member/member.ts";

export interface WordPhoneParts {
  readonly member: Member;
  readonly roomId: string;
  readonly pace: Pace;
  /** The words that can be made of a rack. */
  wordsIn(letters: string): readonly string[];
}

/** A player of word battle, with the client's own code for rooms and answers, who plays a word in each round. */
export class WordPhone {
  readonly member: Member;
  readonly roomId: string;
  readonly viewer: Viewer;
  /** Each acknowledgement, also repeated ones. */
  readonly receipts: Receipt[] = [];
  readonly #parts: WordPhoneParts;
  readonly #sender: AnswerSender<string>;
  /** The opening of a round that this player has reacted to. */
  #opening = "";
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: WordPhoneParts) {
    const { member, roomId } = parts;
    this.#parts = parts;
    this.member = member;
    this.roomId = roomId;
    this.viewer = new Viewer({
      roomId,
      origin: member.url,
      cookie: member.cookie,
      questions: [],
      enter: () => member.call(takeSeat, { params: { roomId }, body: {} }),
    });
    const { client } = this.viewer;
    this.#sender = createAnswerSender<string>({
      requests: client.requests,
      request: (round, word) => ({ name: "word", payload: { round, word } }),
      onChange: () => {},
    });
    client.on<Receipt>("receipt", (receipt) => {
      this.receipts.push(receipt);
      this.#hold(receipt);
    });
    client.on<Receipt>("ownAnswer", (own) => this.#hold(own));
    client.store.subscribe(() => this.viewer.view && this.#follow(this.viewer.view));
  }

  get score(): number {
    return this.#own?.score ?? 0;
  }

  get rank(): number {
    return this.#own?.rank ?? 0;
  }

  /** The points of all acknowledged words by the rules, each round once. */
  get earned(): number {
    const words = new Map(this.receipts.map(({ round, word = "" }) => [round, word]));
    return [...words.values()].reduce((sum, word) => sum + score(word), 0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#sender.stop();
    this.viewer.close();
  }

  get #own() {
    return this.viewer.view?.players[this.member.memberId];
  }

  #follow({ phase, round, phaseStartedAt, ...shown }: ShownRoom): void {
    this.#sender.enter(round);
    const own = this.viewer.client.latest<Receipt>("ownAnswer");
    if (own) this.#hold(own);
    const { letters = "" } = shown as { readonly letters?: string };
    const opening = `${round} at ${phaseStartedAt}`;
    if (phase !== "round" || letters === "" || opening === this.#opening) return;
    this.#opening = opening;
    clearTimeout(this.#timer);
    const { pace, wordsIn } = this.#parts;
    const words = wordsIn(letters);
    const word = words[randomInt(words.length)] as string;
    this.#timer = setTimeout(() => this.#sender.give(word), randomInt(pace.leastMs, pace.mostMs));
  }

  #hold({ round, word }: Pick<Receipt, "round" | "word">): void {
    this.#sender.held({ round, given: word ?? null });
  }
}
