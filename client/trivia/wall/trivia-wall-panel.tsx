import Check from "lucide-react/icons/check";
import styled, { css } from "styled-components";
import { type Translation, translationNames } from "../../../schema/scripture/translation.ts";
import { useView } from "../../game/connection/game-context.ts";
import { WallCard, WallStage } from "../../game/screen/wall-style.ts";
import { Scripture } from "../../ui/text/scripture.tsx";
import { answerTone, color, font } from "../../ui/theme/css.ts";
import { type AnswerTone, answerTones, radius } from "../../ui/tokens.ts";
import { AnswerShape } from "../answer/answer-shape.tsx";
import { optionLetters, type TriviaView } from "../trivia-view.ts";

const Stage = styled(WallStage)`grid-template-rows: minmax(0, 1fr) auto;`;

const Card = styled(WallCard)`gap: 0.8em; align-content: safe center; justify-items: center; overflow: hidden;`;

const Question = styled.h2<{ $size: number }>`
  max-width: 26em;
  font: 600 ${({ $size }) => $size}em/1.25 ${font.display};
  text-align: center;
  text-wrap: balance;
`;

const Verse = styled.div<{ $size: number }>`
  max-width: 46em;
  figure { max-width: none; }
  blockquote { font-size: ${({ $size }) => $size}em; line-height: 1.4; }
  figcaption { font-size: 1.2em; }
`;

const Options = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.9em;
`;

const right = css`
  color: ${color.onSuccess};
  border-color: ${color.success};
  background: ${color.success};
  --shape: ${color.onSuccess};
  --letter: ${color.success};
`;
const dim = css`color: ${color.muted}; border-color: ${color.line}; background: ${color.surface};`;

const Option = styled.li<{ $tone: AnswerTone; $state: "idle" | "right" | "dim" }>`
  --shape: ${({ $tone }) => answerTone($tone).fill};
  --letter: ${({ $tone }) => answerTone($tone).on};
  display: flex;
  gap: 1em;
  align-items: center;
  min-height: 4.2em;
  padding: 0.4em 1.2em 0.4em 0.9em;
  border: 3px solid ${({ $tone }) => answerTone($tone).fill};
  border-radius: ${radius.large};
  background: ${({ $tone }) => answerTone($tone).soft};
  ${({ $state }) => ({ idle: "", right, dim })[$state]}
  > svg { flex: none; width: 2.2em; height: 2.2em; stroke-width: 3; }
`;

const Shape = styled.span<{ $faded: boolean }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.8em;
  height: 2.8em;
  color: var(--shape);
  opacity: ${({ $faded }) => ($faded ? 0.55 : 1)};
  > svg { grid-area: 1 / 1; width: 100%; height: 100%; }
  > b { grid-area: 1 / 1; z-index: 1; color: var(--letter); font: 700 1.4em/1 ${font.display}; }
`;

const Words = styled.span<{ $long: boolean }>`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${({ $long }) => ($long ? 1.15 : 1.5)}em;
  font-weight: 700;
  line-height: 1.2;
`;

const Count = styled.b`font-size: 1.6em; font-variant-numeric: tabular-nums;`;

/** So that a question of any length fits, large: from 48 px on at 1920 x 1080. */
const questionSize = (question: string): number => (question.length > 160 ? 1.9 : question.length > 90 ? 2.2 : 2.7);
const verseSize = (verse: string): number => {
  if (verse.length > 420) return 1.15;
  if (verse.length > 220) return 1.4;
  return verse.length > 120 ? 1.8 : 2.1;
};

/** A question on a screen for a hall, and at the reveal the right answer with its verse. */
export function TriviaWallPanel() {
  const question = useView((view: TriviaView) => view.question);
  const verse = useView((view: TriviaView) => view.verse);
  const reference = useView((view: TriviaView) => view.scriptureReference);
  const translation = useView((view: TriviaView) => view.translation) as Translation;
  const options = useView((view: TriviaView) => view.options);
  const correctOption = useView((view: TriviaView) => view.correctOption);
  const counts = useView((view: TriviaView) => view.choiceCounts);
  const isRevealed = correctOption >= 0;
  const hasVerse = isRevealed && verse !== "";
  const stateOf = (option: number) => (isRevealed ? (option === correctOption ? "right" : "dim") : "idle");
  return (
    <Stage>
      <Card>
        <Question $size={hasVerse ? 1.2 : questionSize(question)}>{question}</Question>
        {hasVerse && (
          <Verse $size={verseSize(verse)}>
            <Scripture reference={reference} translation={translationNames[translation]}>
              {verse}
            </Scripture>
          </Verse>
        )}
      </Card>
      <Options>
        {options.map((words, option) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its index
            key={option}
            $tone={answerTones[option] ?? "coral"}
            $state={stateOf(option)}
          >
            <Shape $faded={stateOf(option) === "dim"}>
              <AnswerShape tone={answerTones[option] ?? "coral"} />
              <b>{optionLetters[option]}</b>
            </Shape>
            <Words $long={words.length > 40}>{words}</Words>
            {isRevealed && <Count>{counts[option]}</Count>}
            {option === correctOption && <Check aria-hidden />}
          </Option>
        ))}
      </Options>
    </Stage>
  );
}
