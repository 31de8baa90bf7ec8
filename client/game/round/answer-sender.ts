import type { FailureCode } from "../../net/api-error.ts";

/** What became of this round's answer, as its player sees it; `given` is what the game calls an answer: an option, a word. */
export type OwnAnswer<Given> =
  | { status: "open" }
  /** Given here, not yet confirmed. */
  | { status: "sending"; given: Given }
  /** The room has it. */
  | { status: "sent"; given: Given }
  /** The room did not take it, and none of this round is there. */
  | { status: "refused"; given: Given; code: FailureCode };

/** A room that answers needs far less; on a weak network three of these fit into the shortest round. */
export const RESEND_MS = 2_000;
/** So many sends without a word are no coincidence any more. */
const SENDS_BEFORE_PROBE = 3;

export interface AnswerParts<Given> {
  /** False where there is no socket; then nothing was sent. */
  send(answer: { id: string; round: number; given: Given }): boolean;
  newId(): string;
  wait(milliseconds: number, then: () => void): () => void;
  /** `round` is the one that it answers. */
  changed(answer: OwnAnswer<Given>, round: number): void;
  /** Told once for an answer that the room does not confirm: the socket may be dead. */
  onUnanswered(): void;
}

/** What the room holds of this player; null where that is nothing. */
export interface Held<Given> {
  round: number;
  given: Given | null;
}

export interface AnswerSender<Given> {
  /** A new round begins with no answer; the same round again changes nothing. */
  enter(round: number): void;
  /** The first answer of a round stands, and further ones are ignored; one that is refused for what it is may be followed by another. */
  give(given: Given): void;
  /** Sends a waiting answer at once: the socket is back. */
  resend(): void;
  /** What the room holds: a receipt, or its word after coming back. */
  held(held: Held<Given>): void;
  refused(refusal: { id?: string | undefined; code: FailureCode }): void;
  stop(): void;
}

/** Sends one answer a round under one id until the room confirms it, so that a lost message costs no points. */
export function createAnswerSender<Given>(parts: AnswerParts<Given>): AnswerSender<Given> {
  let round = 0;
  let answer: OwnAnswer<Given> = { status: "open" };
  let id = "";
  let sends = 0;
  let cancel = () => {};

  function setState(next: OwnAnswer<Given>): void {
    answer = next;
    if (next.status !== "sending") cancel();
    parts.changed(next, round);
  }

  function sendNow(): void {
    cancel();
    if (answer.status !== "sending") return;
    parts.send({ id, round, given: answer.given });
    cancel = parts.wait(RESEND_MS, sendNow);
    sends += 1;
    if (sends === SENDS_BEFORE_PROBE) parts.onUnanswered();
  }

  return {
    enter(next) {
      if (next === round) return;
      round = next;
      setState({ status: "open" });
    },
    give(given) {
      // Those of the game itself say that the round is over for this player.
      const mayGive = answer.status === "open" || (answer.status === "refused" && !answer.code.startsWith("game/"));
      if (!mayGive || round === 0) return;
      id = parts.newId();
      sends = 0;
      setState({ status: "sending", given });
      sendNow();
    },
    resend: sendNow,
    held(held) {
      if (held.round === round && held.given !== null) setState({ status: "sent", given: held.given });
    },
    refused(refusal) {
      if (answer.status !== "sending" || (refusal.id !== undefined && refusal.id !== id)) return;
      // Sent too fast, or sent before the room had woken up: the next try is on its way.
      if (refusal.code === "message/too-many" || refusal.code.startsWith("server/")) return;
      setState({ status: "refused", given: answer.given, code: refusal.code });
    },
    stop: () => cancel(),
  };
}
