import type { Client } from "@colyseus/core";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { Phase } from "../../../schema/game/state.ts";
import { ANSWER_CREDIT_MAX_MS, KEY_LEAD_MAX_MS } from "../../../schema/limits.ts";

/** The transport measures the round trip of each socket. Undefined before the first measurement. */
export const roundTripOf = (client: Client): number | undefined => (client as { roundTripMs?: number }).roundTripMs;

/** Half the measured round trip: the time that a message takes in one direction. */
function delayOf(roundTripMs: number | undefined): number {
  if (roundTripMs === undefined || !(roundTripMs > 0)) return 0;
  return Math.round(roundTripMs / 2);
}

/** GAME-30: the time that an answer takes to arrive. */
export function networkCredit(roundTripMs: number | undefined): number {
  return Math.min(delayOf(roundTripMs), ANSWER_CREDIT_MAX_MS);
}

/** GAME-142: the time that a key takes to arrive. */
export function keyLead(roundTripMs: number | undefined): number {
  return Math.min(delayOf(roundTripMs), KEY_LEAD_MAX_MS);
}

/**
 * GAME-144: what is deducted from the response time of a player who got the key so long before the round. Lead and credit are
 * together at most the credit alone, so a socket that only seems slow gains nothing by its key. A longer lead makes it negative.
 */
export function answerCredit(roundTripMs: number | undefined, leadMs: number): number {
  return Math.min(networkCredit(roundTripMs), ANSWER_CREDIT_MAX_MS - leadMs);
}

/** GAME-29: the response time, less the credit, within the round. */
export function responseTime(openedAt: number, receivedAt: number, creditMs: number, limitMs: number): number {
  return Math.min(limitMs, Math.max(0, receivedAt - creditMs - openedAt));
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
