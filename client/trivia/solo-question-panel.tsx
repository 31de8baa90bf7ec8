import { useEffect, useRef } from "react";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { answerTones } from "../ui/tokens.ts";
import { AnswerButton } from "./answer/answer-button.tsx";
import { AnswerGrid } from "./answer/answer-grid.tsx";
import { appearanceOf } from "./option-state.ts";
import { optionLetters } from "./trivia-view.ts";
import { useAnswerKeys } from "./use-answer-keys.ts";

interface Props {
  question: string;
  options: readonly string[];
  /** The option that was chosen, or null. */
  given: number | null;
  /** Once it is known. */
  correctOption?: number;
  isOpen: boolean;
  onChoose?: (option: number) => void;
}

const nothing = () => {};

/** A question with its four answers, for somebody who plays alone. */
export function SoloQuestionPanel({ question, options, given, correctOption = -1, isOpen, onChoose = nothing }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that showed the question is gone, and a screen reader reads the question.
  useEffect(() => {
    if (isOpen) heading.current?.focus({ preventScroll: true });
  }, [isOpen]);
  useAnswerKeys(isOpen, onChoose);
  const status = correctOption >= 0 ? ("sent" as const) : ("sending" as const);
  const answer = given === null ? { status: "open" as const } : { status, given };
  return (
    <Stack $gap={16}>
      <Heading ref={heading} tabIndex={-1} level={2} size="heading">
        {question}
      </Heading>
      <AnswerGrid>
        {options.map((words, option) => (
          <AnswerButton
            key={words}
            tone={answerTones[option] ?? "coral"}
            letter={optionLetters[option] ?? ""}
            disabled={!isOpen}
            onChoose={() => onChoose(option)}
            {...appearanceOf(option, answer, correctOption)}
          >
            {words}
          </AnswerButton>
        ))}
      </AnswerGrid>
    </Stack>
  );
}
