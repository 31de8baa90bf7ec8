import type { PlayedGame, PlayedRound } from "../../../schema/game/played-api.ts";

interface PracticeSummary {
  /** Right answers, or words that are on the list. */
  readonly right: number;
  /** Rounds that count. */
  readonly rounds: number;
  /** The first of those with the most points. Null if none has any. */
  readonly best: BestRound | null;
}

export interface BestRound {
  readonly round: number;
  /** The question, or nothing for letters. */
  readonly task: string | null;
  readonly answer: string;
  readonly seconds: number;
  readonly points: number;
}

/** What a practice game has shown. */
export function summaryOf({ rounds }: Pick<PlayedGame, "rounds">): PracticeSummary {
  const counted = rounds.filter(({ state }) => state === "counted");
  const right = counted.filter(({ own }) => own?.isCorrect);
  return { right: right.length, rounds: counted.length, best: bestOf(right) };
}

function bestOf(rounds: readonly PlayedRound[]): BestRound | null {
  let best: BestRound | null = null;
  for (const { round, question, own } of rounds) {
    if (!own || own.points <= (best?.points ?? 0)) continue;
    const { answer, seconds, points } = own;
    best = { round, task: question?.question ?? null, answer, seconds, points };
  }
  return best;
}
