import type { ErrorCode } from "../../schema/errors.ts";
import type { Phase } from "../../schema/game/state.ts";
import { ANSWER_CREDIT_MAX_MS } from "../../schema/limits.ts";

/** The rounds' longest time, which the score is measured against whatever the room's own limit. */
const FULL_TIME_SECONDS = 60;

/** TRIVIA-1: nothing if wrong, else half the points for knowing and up to half for the time that was left. */
export function score(answer: {
  points: number;
  isCorrect: boolean;
  takenMs: number;
  timeLimitSeconds: number;
}): number {
  if (!answer.isCorrect) return 0;
  const remainingSeconds = Math.max(0, answer.timeLimitSeconds - answer.takenMs / 1000);
  return Math.round(answer.points * (0.5 + (0.5 * remainingSeconds) / FULL_TIME_SECONDS));
}

/** TRIVIA-3: half the measured round trip is the answer's way here. */
export function networkCredit(roundTripMs: number | undefined): number {
  if (roundTripMs === undefined || !(roundTripMs > 0)) return 0;
  return Math.min(Math.round(roundTripMs / 2), ANSWER_CREDIT_MAX_MS);
}

/** TRIVIA-2. */
export function takenTime(openedAt: number, receivedAt: number, creditMs: number): number {
  return Math.max(0, receivedAt - creditMs - openedAt);
}

/** TRIVIA-5. */
export function isRight(answer: string, correctAnswer: string): boolean {
  return answer.trim().toLowerCase() === correctAnswer.trim().toLowerCase();
}

/** TRIVIA-6: every order of the four is equally likely. `random` answers at least 0 and below 1. */
export function shuffled(answers: readonly string[], random: () => number): string[] {
  const order = [...answers];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as string, order[last] as string];
  }
  return order;
}

/** What the rules know of a round while it is played. */
export interface OpenRound {
  readonly phase: Phase;
  readonly round: number;
  readonly phaseEndsAt: number;
  readonly options: readonly string[];
}

/** TRIVIA-4 and TRIVIA-8: why an answer that is not known yet cannot be taken. */
export function objection(
  open: OpenRound,
  move: { round: number; option: number },
  receivedAt: number,
  creditMs: number,
): ErrorCode | undefined {
  if (open.round === 0 || open.phase === "starting") return "game/wrong-phase";
  if (move.round !== open.round) return "trivia/wrong-round";
  if (open.phase !== "round" || receivedAt - creditMs > open.phaseEndsAt) return "trivia/too-late";
  return move.option < open.options.length ? undefined : "message/invalid";
}
