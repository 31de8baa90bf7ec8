import { useEffect } from "react";
import { useMyId, useView } from "../game/table/table-context.ts";
import { useCountdown } from "../game/table/use-countdown.ts";
import { useAnnounce } from "../ui/feedback/announcer.tsx";
import type { MyAnswer } from "./answer-sender.ts";
import { roundOpening, spokenSeconds, verdict } from "./round-voice.ts";
import type { TriviaView } from "./trivia-view.ts";

/** Speaks the round to those who do not see it: its question, the time at two marks, and what was right. */
export function useRoundVoice(answer: MyAnswer): void {
  const announce = useAnnounce();
  const myId = useMyId();
  const phase = useView((view) => view.phase);
  const round = useView((view) => view.round);
  const rounds = useView((view) => view.rounds);
  const timeLimit = useView((view) => view.timeLimit);
  const question = useView((view: TriviaView) => view.question);
  const correctOption = useView((view: TriviaView) => view.correctOption);
  const rightAnswer = useView((view: TriviaView) => view.options[view.correctOption] ?? "");
  const points = useView((view) => view.players[myId]?.roundPoints ?? 0);
  const { seconds } = useCountdown();

  const isOpen = phase === "round";
  const mark = isOpen && spokenSeconds.includes(seconds) ? seconds : null;

  useEffect(() => {
    if (isOpen) announce(roundOpening(round, rounds, timeLimit, question));
  }, [announce, isOpen, round, rounds, timeLimit, question]);

  useEffect(() => {
    if (mark !== null) announce(`${mark} seconds left`);
  }, [announce, mark]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken once, when the reveal begins
  useEffect(() => {
    if (phase === "reveal") announce(verdict(answer, correctOption, rightAnswer, points));
  }, [announce, phase]);
}
