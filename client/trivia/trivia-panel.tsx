import styled from "styled-components";
import { useMyId, useView } from "../game/table/table-context.ts";
import { useCountdown } from "../game/table/use-countdown.ts";
import { useOverdueProbe } from "../game/table/use-overdue-probe.ts";
import { AnswerButton } from "../ui/live/answer-button.tsx";
import { CountdownBar } from "../ui/live/countdown-bar.tsx";
import { Badge } from "../ui/text/badge.tsx";
import { color, from, short } from "../ui/theme/css.ts";
import { answerTones } from "../ui/tokens.ts";
import { lookOf } from "./answer-state.ts";
import { QuestionPage } from "./question-page.tsx";
import { RoundNote } from "./round-note.tsx";
import { optionLetters, type TriviaView } from "./trivia-view.ts";
import { useAnswer } from "./use-answer.ts";
import { useAnswerKeys } from "./use-answer-keys.ts";
import { useRoundVoice } from "./use-round-voice.ts";

const Frame = styled.section`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  gap: 8px;
  ${short} { gap: 6px; }
  ${from.tablet} { flex: none; gap: 16px; }
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px;
  align-items: center;
  min-height: 28px;
`;

const Next = styled.p`
  color: ${color.muted};
  font-size: 0.9375rem;
  font-weight: 600;
  text-align: end;
`;

const Answers = styled.div`
  display: grid;
  gap: 8px;
  ${short} { gap: 6px; > button { min-height: 52px; padding-block: 2px; font-size: 1rem; line-height: 1.2; } }
  ${from.wide} { grid-template-columns: 1fr 1fr; gap: 12px; > button { min-height: 72px; } }
`;

/** The time of the round; between the rounds nobody needs to count. */
function Time({ isOpen, isLast }: { isOpen: boolean; isLast: boolean }) {
  const { seconds, fraction } = useCountdown();
  if (isOpen) return <CountdownBar label="Time left" seconds={seconds} fraction={fraction} />;
  return <Next>{isLast ? "Results soon" : "Next question soon"}</Next>;
}

/** A round of Bible trivia: the question, four answers, the time, and at the end what was right and where it is written. */
export function TriviaPanel() {
  const round = useView((view) => view.round);
  const rounds = useView((view) => view.rounds);
  const options = useView((view: TriviaView) => view.options);
  const correctOption = useView((view: TriviaView) => view.correctOption);
  const isOpen = useView((view) => view.phase === "round");
  const points = useView((view) => view.players);
  const myId = useMyId();
  const { answer, choose } = useAnswer();
  useAnswerKeys(isOpen, choose);
  useRoundVoice(answer);
  useOverdueProbe();

  return (
    <Frame aria-label={`Round ${round} of ${rounds}`}>
      <Top>
        <Badge tone="accent">
          Round {round} of {rounds}
        </Badge>
        <Time isOpen={isOpen} isLast={round === rounds} />
      </Top>
      <QuestionPage />
      <Answers>
        {options.map((text, option) => (
          <AnswerButton
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={option}
            tone={answerTones[option] ?? "coral"}
            letter={optionLetters[option] ?? ""}
            disabled={!isOpen}
            onChoose={() => choose(option)}
            {...lookOf(option, answer, correctOption)}
          >
            {text}
          </AnswerButton>
        ))}
      </Answers>
      <RoundNote answer={answer} points={points[myId]?.roundPoints ?? 0} />
    </Frame>
  );
}
