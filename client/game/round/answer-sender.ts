import type { FailureCode } from "../../net/http/api-error.ts";
import type { RequestOutcome, RoomRequests } from "../../net/room/room-request.ts";

/** The state of this player's answer in this round. `given` is the answer itself: an option or a word. */
export type OwnAnswer<Given> =
  | { status: "open" }
  /** Sent, not yet confirmed. */
  | { status: "sending"; given: Given }
  /** The room has confirmed it. */
  | { status: "sent"; given: Given }
  /** The room refused it and has no other answer of this round. */
  | { status: "refused"; given: Given; code: FailureCode };

/** A room responds much sooner. On a weak network, three of these fit into the shortest round. */
export const RESEND_MS = 2_000;
/** After this many sends without a response, the socket is probed. */
const SENDS_BEFORE_PROBE = 3;

export interface AnswerParts<Given> {
  requests: Pick<RoomRequests, "start" | "cancel">;
  /** The request's name and payload in the protocol of the game. */
  request(round: number, given: Given): { name: string; payload: object };
  /** `round` is the round that the answer belongs to. */
  onChange(answer: OwnAnswer<Given>, round: number): void;
}

/** The answer that the room has from this player, or null. */
export interface Held<Given> {
  round: number;
  given: Given | null;
}

export interface AnswerSender<Given> {
  /** A new round begins with no answer. Calling it again for the same round changes nothing. */
  enter(round: number): void;
  /** The first accepted answer of a round counts. After a refusal of its content, the player may try again. */
  give(given: Given): void;
  /** Applies the answer that the room has, from a receipt or after a reconnect. */
  held(held: Held<Given>): void;
  stop(): void;
}

/** Sends one answer a round until the room confirms it, so that a lost message costs no points. */
export function createAnswerSender<Given>({ requests, request, onChange }: AnswerParts<Given>): AnswerSender<Given> {
  let round = 0;
  let answer: OwnAnswer<Given> = { status: "open" };
  let id = "";

  function setState(next: OwnAnswer<Given>): void {
    answer = next;
    if (next.status !== "sending") requests.cancel(id);
    onChange(next, round);
  }

  /** Handles refusals only. `held` handles the receipt. */
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
      // A refusal with a `game/` code means that the round is over for this player.
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
