import Check from "lucide-react/icons/check";
import styled from "styled-components";
import type { OwnPlayedAnswer, PlayedQuestion as Question } from "../../../schema/game/played-api.ts";
import { translationNames } from "../../../schema/scripture/translation.ts";
import { ScriptureReference } from "../../scripture/scripture-panel.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Scripture } from "../../ui/text/scripture.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { answerTone, color, font } from "../../ui/theme/css.ts";
import { type AnswerTone, answerTones, radius, typeScale } from "../../ui/tokens.ts";
import * as text from "./played-text.ts";

const Option = styled.li<{ $isRight: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  padding: 8px 12px 8px 8px;
  border: 2px solid ${({ $isRight }) => ($isRight ? color.success : color.line)};
  border-radius: ${radius.medium};
  background: ${({ $isRight }) => ($isRight ? color.successSoft : "transparent")};
  > :nth-child(2) { flex: 1 1 8rem; min-width: 0; overflow-wrap: anywhere; }
`;

const Letter = styled.span<{ $tone: AnswerTone }>`
  display: grid;
  flex: none;
  width: 32px;
  height: 32px;
  place-items: center;
  border-radius: ${radius.small};
  color: ${({ $tone }) => answerTone($tone).on};
  background: ${({ $tone }) => answerTone($tone).fill};
  font: 700 ${typeScale.body}/1 ${font.display};
`;

const Marks = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  color: ${color.muted};
  font-size: ${typeScale.small};
  font-variant-numeric: tabular-nums;
  > svg { width: 22px; height: 22px; color: ${color.success}; stroke-width: 3; }
`;

interface Props {
  question: Question;
  own: OwnPlayedAnswer | null;
}

/** A question of a game that is over, with who chose what and its verse. */
export function PlayedQuestion({ question: asked, own }: Props) {
  const { question, options, scriptureReference, verse, translation } = asked;
  return (
    <Stack $gap={12}>
      <Heading level={3} size="lead" style={{ overflowWrap: "anywhere" }}>
        {question}
      </Heading>
      <Stack as="ol" $gap={8}>
        {options.map((option, at) => (
          <Option key={option.text} $isRight={option.isCorrect}>
            <Letter aria-hidden $tone={answerTones[at] ?? "coral"}>
              {"ABCD"[at]}
            </Letter>
            <Text as="span" $weight={option.isCorrect || option.isOwn ? 700 : 400}>
              {option.text}
            </Text>
            <Marks>
              {option.isOwn && (
                // Not green, which would be invisible on the right answer.
                <Badge size="small">{text.ownChoice}</Badge>
              )}
              <span aria-hidden>{option.chosenBy > 0 && text.choiceCount(option.chosenBy)}</span>
              {option.isCorrect && <Check aria-hidden />}
              <VisuallyHidden>
                {`${option.isCorrect ? `${text.rightAnswer}, ` : ""}${text.chosenBy(option.chosenBy)}`}
              </VisuallyHidden>
            </Marks>
          </Option>
        ))}
      </Stack>
      {own && !options.some(({ isOwn }) => isOwn) && <Text>{text.ownOtherAnswer(own.answer)}</Text>}
      <SecondaryText>{text.ownQuestionLine(own)}</SecondaryText>
      {verse !== "" && (
        <Scripture
          reference={<ScriptureReference reference={scriptureReference} />}
          translation={translationNames[translation]}
        >
          {verse}
        </Scripture>
      )}
    </Stack>
  );
}
