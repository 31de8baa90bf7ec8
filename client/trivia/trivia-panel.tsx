import type { Translation } from "../../schema/scripture/translation.ts";
import { useIsWatching, useOwnId, useView } from "../game/connection/game-context.ts";
import { showsStandings } from "../game/room-view.ts";
import { answerStatusText } from "../game/round/answer-status.tsx";
import { RoundFrame } from "../game/round/round-frame.tsx";
import { hasFewPlayers, Standings } from "../game/round/standings.tsx";
import { useAnswer } from "../game/round/use-answer.ts";
import { useRoundAnnouncements } from "../game/round/use-round-announcements.ts";
import { OwnVerse } from "../scripture/own-verse-panel.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { answerTones } from "../ui/tokens.ts";
import { AnswerButton } from "./answer/answer-button.tsx";
import { AnswerGrid } from "./answer/answer-grid.tsx";
import { answerProtocol } from "./answer-protocol.ts";
import * as text from "./answer-text.ts";
import { appearanceOf } from "./option-state.ts";
import { QuestionCard } from "./question-card.tsx";
import { optionLetters, type TriviaView } from "./trivia-view.ts";
import { useAnswerKeys } from "./use-answer-keys.ts";

/** At the reveal, how many players chose an option. */
function ChoiceCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null;
  return (
    <>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{`, ${text.chosenBy(count)}`}</VisuallyHidden>
    </>
  );
}

/** A round of Bible trivia: the question, four answers, and at the reveal the right answer with its verse. */
export function TriviaPanel() {
  const question = useView((view: TriviaView) => view.question);
  const verse = useView((view: TriviaView) => view.verse);
  const reference = useView((view: TriviaView) => view.scriptureReference);
  const translation = useView((view: TriviaView) => view.translation) as Translation;
  const options = useView((view: TriviaView) => view.options);
  const correctOption = useView((view: TriviaView) => view.correctOption);
  const phase = useView((view) => view.phase);
  const isWatching = useIsWatching();
  const isOpen = phase === "round" && !isWatching;
  const myId = useOwnId();
  const points = useView((view) => view.players[myId]?.roundPoints ?? 0);
  const responseMs = useView((view) => view.players[myId]?.responseMs ?? 0);
  const choiceCounts = useView((view: TriviaView) => view.choiceCounts);
  const isSkipped = useView((view: TriviaView) => view.isSkipped);
  const isPractice = useView((view) => view.isPractice);
  const isStandings = useView((view) => showsStandings(view, correctOption >= 0));
  const isFew = useView(hasFewPlayers);
  const { answer, isAnswerKnown, give } = useAnswer(answerProtocol, isSkipped);
  useAnswerKeys(isOpen, give);
  useRoundAnnouncements({
    isAnswerKnown,
    task: question,
    verdict: () => {
      const rightAnswer = options[correctOption] ?? "";
      return isWatching ? text.solution(rightAnswer) : text.verdict(answer, correctOption, rightAnswer, points);
    },
  });

  return (
    <RoundFrame
      next={text.next}
      notice={isSkipped ? text.skipped : undefined}
      note={answerStatusText(
        answer,
        correctOption >= 0,
        text.statusText(answer, correctOption, responseMs, isPractice),
      )}
    >
      {isStandings && <Standings />}
      {(!isStandings || (isFew && verse !== "")) && (
        <OwnVerse reference={reference} given={{ text: verse, translation }}>
          {(own) => <QuestionCard question={question} isTurned={correctOption >= 0} reference={reference} {...own} />}
        </OwnVerse>
      )}
      <AnswerGrid hidden={isStandings} $compact={correctOption >= 0}>
        {options.map((words, option) => (
          <AnswerButton
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its index
            key={option}
            tone={answerTones[option] ?? "coral"}
            letter={optionLetters[option] ?? ""}
            disabled={!isOpen}
            onChoose={() => give(option)}
            // Alone, there is nothing to count.
            note={<ChoiceCount count={isPractice ? undefined : choiceCounts[option]} />}
            {...appearanceOf(option, answer, correctOption)}
          >
            {words}
          </AnswerButton>
        ))}
      </AnswerGrid>
    </RoundFrame>
  );
}
