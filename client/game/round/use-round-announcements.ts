import { useEffect } from "react";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { useGame, useView } from "../connection/game-context.ts";
import { useCountdown } from "../connection/use-countdown.ts";
import * as text from "./round-text.ts";

/** The seconds left at which the time is announced. */
const announcedSeconds: readonly number[] = [10, 5];

interface RoundTexts {
  /** What the round is about. */
  task: string;
  /** What the reveal means for this player. */
  verdict: () => string;
  /** False while it is unknown whether this player has answered. */
  isAnswerKnown: boolean;
}

/** Announces the round to screen readers: `task` when it opens, the time left twice, `verdict` at the reveal. */
export function useRoundAnnouncements({ task, verdict, isAnswerKnown }: RoundTexts): void {
  const announce = useAnnounce();
  const { serverNow } = useGame();
  const phase = useView((view) => view.phase);
  const round = useView((view) => view.round);
  const rounds = useView((view) => view.rounds);
  const { seconds } = useCountdown();

  const isOpen = phase === "round";
  // After a reload, the time left is known a moment after the round.
  const canOpen = isOpen && serverNow() !== null;
  const mark = canOpen && announcedSeconds.includes(seconds) ? seconds : null;
  const canJudge = phase === "reveal" && isAnswerKnown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, with the seconds left at that time
  useEffect(() => {
    if (canOpen) announce(text.introduction(round, rounds, seconds, task));
  }, [announce, canOpen, round, rounds, task]);

  useEffect(() => {
    if (mark !== null) announce(text.secondsLeft(mark));
  }, [announce, mark]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, when the reveal begins
  useEffect(() => {
    if (canJudge) announce(verdict());
  }, [announce, canJudge]);
}
