import { type ReactNode, useEffect, useRef } from "react";
import styled from "styled-components";
import { Badge } from "../../ui/badge/badge.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { clearFailures, clearToasts } from "../../ui/feedback/toast.ts";
import { landscapePhone, largeScreen } from "../../ui/theme/css.ts";
import { useIsWatching, useView } from "../connection/game-context.ts";
import { useCountdown } from "../connection/use-countdown.ts";
import { useOverdueProbe } from "../connection/use-overdue-probe.ts";
import { AnswerStatus } from "./answer-status.tsx";
import { CountdownBar } from "./countdown-bar.tsx";
import { NextRound } from "./round-line.tsx";
import * as text from "./round-text.ts";
import { useToastsBelow } from "./use-toasts-below.ts";
import { Verdict } from "./verdict.tsx";

const Frame = styled.section`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: 4px;
  ${landscapePhone} { gap: 4px; }
  ${largeScreen} { flex: none; gap: 16px; }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px;
  align-items: center;
  min-height: 28px;
`;

/** The time left in the round. Between rounds it says what comes next. */
function Time({ next }: Pick<Props, "next">) {
  const { seconds, fraction } = useCountdown();
  const isOpen = useView((view) => view.phase === "round");
  const isPaused = useView((view) => view.isPaused);
  const remaining = useView((view) => view.rounds - view.round);
  const announce = useAnnounce();
  useEffect(() => {
    if (isPaused) announce(text.paused);
  }, [announce, isPaused]);
  if (isOpen) return <CountdownBar label={text.timeLeft} seconds={seconds} fraction={fraction} />;
  return <NextRound $lit={isPaused}>{isPaused ? text.paused : next(remaining)}</NextRound>;
}

interface Props {
  /** What comes after this round, by how many rounds remain. */
  next: (remaining: number) => string;
  note: string;
  /** Instead of what the round earned: why it counts for nobody. */
  notice?: string | undefined;
  /** Shows the note on the lowest screens too, because nothing else there says it. */
  noteStays?: boolean;
  children: ReactNode;
}

/** A round of any game: its number, its time, the game itself, and the status of the player's answer. */
export function RoundFrame({ next, note, notice, noteStays = false, children }: Props) {
  const round = useView((view) => view.round);
  const rounds = useView((view) => view.rounds);
  const isOpen = useView((view) => view.phase === "round");
  // A watcher has no answer.
  const isWatching = useIsWatching();
  const top = useRef<HTMLDivElement>(null);
  useOverdueProbe();
  useToastsBelow(top);
  // A new round starts without the last round's error toasts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per round
  useEffect(clearFailures, [round]);
  // Nothing covers the solution.
  useEffect(() => {
    if (!isOpen) clearToasts();
  }, [isOpen]);
  return (
    <Frame aria-label={text.roundOf(round, rounds)}>
      <Top ref={top}>
        <Badge tone="accent">{text.roundOf(round, rounds)}</Badge>
        <Time next={next} />
      </Top>
      {children}
      {!isWatching &&
        (isOpen ? <AnswerStatus stays={noteStays}>{note}</AnswerStatus> : <Verdict note={note} notice={notice} />)}
    </Frame>
  );
}
