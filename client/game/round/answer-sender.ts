import type { FailureCode } from "../../net/api-error.ts";
import type { RequestOutcome, RoomRequests } from "../../net/room-request.ts";

/** What became of this round's answer, as its player sees it; `given` is what the game calls an answer: an option, a word. */
export type OwnAnswer<Given> =
  | { status: "open" }
  /** Given here, not yet confirmed. */
  | { status: "sending"; given: Given }
  /** The room has it. */
  | { status: "sent"; given: Given }
  /** The room did not take it and holds no other answer of this round. */
  | { status: "refused"; given: Given; code: FailureCode };

/** A room answers much sooner; on a weak network three of these fit into the shortest round. */
export const RESEND_MS = 2_000;
/** This many sends without an answer are no coincidence any more. */
const SENDS_BEFORE_PROBE = 3;

export interface AnswerParts<Given> {
  requests: Pick<RoomRequests, "start" | "cancel">;
  /** The request's name and payload in the protocol of the game. */
  request(round: number, given: Given): { name: string; payload: object };
  /** `round` is the round that it answers. */
  changed(answer: OwnAnswer<Given>, round: number): void;
}

/** What the room holds of this player; null where that is nothing. */
export interface Held<Given> {
  round: number;
  given: Given | null;
}

export interface AnswerSender<Given> {
  /** A new round begins with no answer; the same round again changes nothing. */
  enter(round: number): void;
  /** The first answer of a round stands. After a refusal for what it is, another one may follow. */
  give(given: Given): void;
  /** What the room holds: in a receipt, or as it tells a player who comes back. */
  held(held: Held<Given>): void;
  stop(): void;
}

/** Sends one answer a round until the room confirms it, so that a lost message costs no points. */
export function createAnswerSender<Given>({ requests, request, changed }: AnswerParts<Given>): AnswerSender<Given> {
  let round = 0;
  let answer: OwnAnswer<Given> = { status: "open" };
  let id = "";

  function setState(next: OwnAnswer<Given>): void {
    answer = next;
    if (next.status !== "sending") requests.cancel(id);
    changed(next, round);
  }

  /** The receipt says what the room holds, so `held` handles it. */
  function settled(given: Given, outcome: RequestOutcome): void {
    if (outcome.kind === "failed") setState({ status: "refused", given, code: outcome.code });
  }

  return {
    enter(next) {
      if (next === round) return;
      round = next;
      setState({ status: "open" });
    },
    give(given) {
      // A refusal with a code of the game itself means that the round is over for this player.
      const mayGive = answer.status === "open" || (answer.status === "refused" && !answer.code.startsWith("game/"));
      if (!mayGive || round === 0) return;
      setState({ status: "sending", given });
      const sending = { ...request(round, given), resendMs: RESEND_MS, sendsBeforeProbe: SENDS_BEFORE_PROBE };
      id = requests.start(sending, (outcome) => settled(given, outcome));
    },
    held(held) {
      if (held.round === round && held.given !== null) setState({ status: "sent", given: held.given });
    },
    stop: () => requests.cancel(id),
  };
}
