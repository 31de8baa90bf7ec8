import type { FailureCode } from "../net/api-error.ts";

/** What became of this round's answer, as its player sees it. */
export type MyAnswer =
  | { status: "open" }
  /** Chosen here, not yet confirmed. */
  | { status: "sending"; option: number }
  /** The room has it. */
  | { status: "sent"; option: number }
  /** The room did not take it, and none of this round is there. */
  | { status: "refused"; option: number; code: FailureCode };

/** A room that answers needs far less; on a weak network three of these fit into the shortest round. */
export const RESEND_MS = 2_000;
/** So many sendings without a word are no coincidence any more. */
const UNHEARD_SENDINGS = 3;

export interface AnswerParts {
  /** False where there is no wire; then nothing was sent. */
  send(answer: { id: string; round: number; option: number }): boolean;
  newId(): string;
  wait(milliseconds: number, then: () => void): () => void;
  changed(answer: MyAnswer): void;
  /** Told once for an answer that the room does not confirm: the wire may be dead. */
  unheard(): void;
}

interface Receipt {
  id?: string | undefined;
  round: number;
  option: number | null;
}

export interface AnswerSender {
  /** A new round begins with no answer; the same round again changes nothing. */
  enter(round: number): void;
  /** The first choice of a round stands; further ones are ignored. */
  choose(option: number): void;
  /** Sends a waiting answer at once: the wire is back. */
  resend(): void;
  receipt(receipt: Receipt): void;
  /** After coming back: what the room holds of this player, or null. */
  mine(mine: Receipt): void;
  refused(refusal: { id?: string | undefined; code: FailureCode }): void;
  stop(): void;
}

/** Sends one answer a round under one id until the room confirms it, so that a lost message costs no points. */
export function createAnswerSender(parts: AnswerParts): AnswerSender {
  let round = 0;
  let answer: MyAnswer = { status: "open" };
  let id = "";
  let sendings = 0;
  let callOff = () => {};

  function become(next: MyAnswer): void {
    answer = next;
    if (next.status !== "sending") callOff();
    parts.changed(next);
  }

  function sendNow(): void {
    callOff();
    if (answer.status !== "sending") return;
    parts.send({ id, round, option: answer.option });
    callOff = parts.wait(RESEND_MS, sendNow);
    sendings += 1;
    if (sendings === UNHEARD_SENDINGS) parts.unheard();
  }

  return {
    enter(next) {
      if (next === round) return;
      round = next;
      become({ status: "open" });
    },
    choose(option) {
      if (answer.status !== "open" || round === 0) return;
      id = parts.newId();
      sendings = 0;
      become({ status: "sending", option });
      sendNow();
    },
    resend: sendNow,
    receipt(receipt) {
      if (receipt.round === round && receipt.option !== null) become({ status: "sent", option: receipt.option });
    },
    mine(mine) {
      if (mine.round === round && mine.option !== null) become({ status: "sent", option: mine.option });
    },
    refused(refusal) {
      if (answer.status !== "sending" || (refusal.id !== undefined && refusal.id !== id)) return;
      // Sent too fast, or sent before the room had woken up: the next try is on its way.
      if (refusal.code === "message/too-many" || refusal.code.startsWith("server/")) return;
      become({ status: "refused", option: answer.option, code: refusal.code });
    },
    stop: () => callOff(),
  };
}
