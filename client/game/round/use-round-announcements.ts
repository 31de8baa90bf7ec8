import { useEffect } from "react";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { useGame, useView } from "../connection/game-context.ts";
import { useCountdown } from "../connection/use-countdown.ts";

/** The moments at which the time is spoken, in seconds left. */
const spokenSeconds: readonly number[] = [10, 5];

export function roundIntroduction(round: number, rounds: number, seconds: number, task: string): string {
  return `Round ${round} of ${rounds}. ${seconds} seconds. ${task}`;
}

interface Voice {
  /** What the round is about. */
  task: string;
  /** What the reveal means for this player. */
  verdict: () => string;
  /** False while it is not known here whether this player has answered. */
  isAnswerKnown: boolean;
}

/** Speaks the round to those who do not see it: `task` when it opens, the time at two marks, `verdict` at the reveal. */
export function useRoundAnnouncements({ task, verdict, isAnswerKnown }: Voice): void {
  const announce = useAnnounce();
  const { serverNow } = useGame();
  const phase = useView((view) => view.phase);
  const round = useView((view) => view.round);
  const rounds = useView((view) => view.rounds);
  const { seconds } = useCountdown();

  const isOpen = phase === "round";
  // After a reload the time that is left is known a moment later than the round.
  const canOpen = isOpen && serverNow() !== null;
  const mark = canOpen && spokenSeconds.includes(seconds) ? seconds : null;
  const canJudge = phase === "reveal" && isAnswerKnown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken once, with the seconds that are left then
  useEffect(() => {
    if (canOpen) announce(roundIntroduction(round, rounds, seconds, task));
  }, [announce, canOpen, round, rounds, task]);

  useEffect(() => {
    if (mark !== null) announce(`${mark} seconds left`);
  }, [announce, mark]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken once, when the reveal begins
  useEffect(() => {
    if (canJudge) announce(verdict());
  }, [announce, canJudge]);
}
