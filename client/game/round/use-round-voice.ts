import { useEffect } from "react";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { useView } from "../table/table-context.ts";
import { useCountdown } from "../table/use-countdown.ts";

/** The moments at which the time is spoken, in seconds left. */
const spokenSeconds: readonly number[] = [10, 5];

export function roundOpening(round: number, rounds: number, seconds: number, task: string): string {
  return `Round ${round} of ${rounds}. ${seconds} seconds. ${task}`;
}

/** Speaks the round to those who do not see it: `task` when it opens, the time at two marks, `verdict` at the reveal. */
export function useRoundVoice({ task, verdict }: { task: string; verdict: () => string }): void {
  const announce = useAnnounce();
  const phase = useView((view) => view.phase);
  const round = useView((view) => view.round);
  const rounds = useView((view) => view.rounds);
  const timeLimit = useView((view) => view.timeLimit);
  const { seconds } = useCountdown();

  const isOpen = phase === "round";
  const mark = isOpen && spokenSeconds.includes(seconds) ? seconds : null;

  useEffect(() => {
    if (isOpen) announce(roundOpening(round, rounds, timeLimit, task));
  }, [announce, isOpen, round, rounds, timeLimit, task]);

  useEffect(() => {
    if (mark !== null) announce(`${mark} seconds left`);
  }, [announce, mark]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken once, when the reveal begins
  useEffect(() => {
    if (phase === "reveal") announce(verdict());
  }, [announce, phase]);
}
