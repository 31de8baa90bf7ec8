import type { ErrorCode } from "../../../schema/errors.ts";
import type { Phase } from "../../../schema/game/state.ts";
import { ANSWER_CREDIT_MAX_MS } from "../../../schema/limits.ts";

/** GAME-30: half the measured round trip is the time that an answer takes to arrive. */
export function networkCredit(roundTripMs: number | undefined): number {
  if (roundTripMs === undefined || !(roundTripMs > 0)) return 0;
  return Math.min(Math.round(roundTripMs / 2), ANSWER_CREDIT_MAX_MS);
}

/** GAME-29: the response time, less the network credit. */
export function responseTime(openedAt: number, receivedAt: number, creditMs: number): number {
  return Math.max(0, receivedAt - creditMs - openedAt);
}

/** The current round, as the rules see it. */
export interface OpenRound {
  readonly phase: Phase;
  readonly round: number;
  readonly phaseEndsAt: number;
}

/** GAME-31 and GAME-32: the error code if a request for this round comes at the wrong time. */
export function timingError(
  open: OpenRound,
  round: number,
  receivedAt: number,
  creditMs: number,
): ErrorCode | undefined {
  if (open.round === 0 || open.phase === "starting") return "game/wrong-phase";
  if (round !== open.round) return "game/wrong-round";
  return open.phase !== "round" || receivedAt - creditMs > open.phaseEndsAt ? "game/too-late" : undefined;
}
