import { type AnswerSender, createAnswerSender, type OwnAnswer } from "../../../client/game/round/answer-sender.ts";
import type { Seated } from "../../../client/net/room/enter-room.ts";
import { takeSeat } from "../../../schema/game/api.ts";
import type { Receipt } from "../bot-client.ts";
import type { Member } from "../member/member.ts";
import type { Script } from "./script.ts";
import { type ShownRoom, Viewer } from "./viewer.ts";

export interface PhoneParts {
  readonly member: Member;
  readonly roomId: string;
  /** Which of the evening's players this is, from 0. */
  readonly player: number;
  readonly script: Script;
}

/** A player who follows the script, with the client's own code for rooms and answers. */
export class Phone {
  readonly member: Member;
  readonly roomId: string;
  readonly player: number;
  readonly viewer: Viewer;
  /** Each acknowledgement, also repeated ones. */
  readonly receipts: Receipt[] = [];
  /** Codes of refused answers. */
  readonly refusals: string[] = [];
  readonly #script: Script;
  readonly #sender: AnswerSender<number>;
  /** The opening of a round that this player has reacted to. */
  #opening = "";
  #timer: NodeJS.Timeout | undefined;

  constructor({ member, roomId, player, script }: PhoneParts) {
    this.member = member;
    this.roomId = roomId;
    this.player = player;
    this.#script = script;
    this.viewer = new Viewer({
      roomId,
      origin: member.url,
      cookie: member.cookie,
      questions: script.questions,
      enter: (): Promise<Seated> => member.call(takeSeat, { params: { roomId }, body: {} }),
    });
    const { client } = this.viewer;
    this.#sender = createAnswerSender<number>({
      requests: client.requests,
      request: (round, option) => ({ name: "answer", payload: { round, option } }),
      onChange: (answer) => this.#noteRefusal(answer),
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

  hasReceipt(round: number): boolean {
    return this.receipts.some((receipt) => receipt.round === round);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#sender.stop();
    this.viewer.close();
  }

  get #own() {
    return this.viewer.view?.players[this.member.memberId];
  }

  #follow({ phase, round, phaseStartedAt, question, options }: ShownRoom): void {
    this.#sender.enter(round);
    const own = this.viewer.client.latest<Receipt>("ownAnswer");
    if (own) this.#hold(own);
    const opening = `${round} at ${phaseStartedAt}`;
    if (phase !== "round" || options.length === 0 || opening === this.#opening) return;
    this.#opening = opening;
    clearTimeout(this.#timer);
    const { option, afterMs } = this.#script.move(this.player, question, options);
    this.#timer = setTimeout(() => this.#sender.give(option), afterMs);
  }

  #hold({ round, option }: Pick<Receipt, "round" | "option">): void {
    this.#sender.held({ round, given: option ?? null });
  }

  #noteRefusal(answer: OwnAnswer<number>): void {
    if (answer.status === "refused") this.refusals.push(answer.code);
  }
}
