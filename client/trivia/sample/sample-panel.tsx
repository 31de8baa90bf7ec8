import { useEffect, useRef, useState } from "react";
import { translationNames } from "../../../schema/scripture/translation.ts";
import { useHydrated } from "../../net/use-hydrated.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Scripture } from "../../ui/text/scripture.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { answerTones } from "../../ui/tokens.ts";
import { AnswerButton, type AnswerState } from "../answer/answer-button.tsx";
import { AnswerGrid } from "../answer/answer-grid.tsx";
import { type SampleQuestion, sampleQuestions } from "./sample-questions.ts";
import * as text from "./sample-text.ts";

/** The appearance of an option, as at the reveal of a game. */
function appearanceOf(
  option: number,
  correctOption: number,
  given: number | undefined,
): { state: AnswerState; stateText?: string } {
  if (given === undefined) return { state: "idle" };
  if (option === correctOption) return { state: "right", stateText: text.rightAnswer };
  return option === given ? { state: "wrong", stateText: text.wrongAnswer } : { state: "dim" };
}

/** Three questions of the game, which everyone can answer here, without an account and without a request. */
export function SamplePanel() {
  const [index, setIndex] = useState(0);
  const [given, setGiven] = useState<number>();
  const [rightAnswers, setRightAnswers] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  const sample = sampleQuestions[index];
  useEffect(() => {
    // Until now early-press.ts has kept the presses for this part.
    if (isHydrated) document.dispatchEvent(new Event("part-started"));
  }, [isHydrated]);
  if (!sample) return null;
  const isLast = index === sampleQuestions.length - 1;

  function choose(option: number) {
    setGiven(option);
    if (option === sample?.correctOption) setRightAnswers((count) => count + 1);
  }
  function goTo(next: number) {
    setIndex(next);
    setGiven(undefined);
    if (next === 0) setRightAnswers(0);
    // The button that was pressed is gone.
    heading.current?.focus();
  }

  return (
    <Card as="section" aria-labelledby="sample-title" data-late={isHydrated ? undefined : ""}>
      <Stack $gap={16}>
        <Row $justify="between" $gap={12}>
          <Text $weight={700} $tone="accentText">
            {text.title}
          </Text>
          <Badge>{text.position(index + 1, sampleQuestions.length)}</Badge>
        </Row>
        <Heading id="sample-title" ref={heading} tabIndex={-1} level={3} size="heading">
          {sample.question}
        </Heading>
        <AnswerGrid>
          {sample.options.map((words, option) => (
            <AnswerButton
              key={words}
              tone={answerTones[option] ?? "coral"}
              letter={"ABCD"[option] ?? ""}
              disabled={given !== undefined}
              onChoose={() => choose(option)}
              {...appearanceOf(option, sample.correctOption, given)}
            >
              {words}
            </AnswerButton>
          ))}
        </AnswerGrid>
        <div role="status">{given !== undefined && <Solution sample={sample} given={given} />}</div>
        {given !== undefined && (
          <Cluster $gap={12}>
            {isLast ? (
              <>
                <ButtonLink to="/games">{text.playLink}</ButtonLink>
                <Button variant="secondary" onClick={() => goTo(0)}>
                  {text.againButton}
                </Button>
                <SecondaryText>
                  {rightAnswers === sampleQuestions.length
                    ? text.allRight
                    : text.someRight(rightAnswers, sampleQuestions.length)}
                </SecondaryText>
              </>
            ) : (
              <Button onClick={() => goTo(index + 1)}>{text.nextButton}</Button>
            )}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

const Solution = ({ sample, given }: { sample: SampleQuestion; given: number }) => (
  <Stack $gap={8}>
    <Text $weight={700} $tone={given === sample.correctOption ? "success" : "text"}>
      {given === sample.correctOption ? text.right : text.wrong(sample.options[sample.correctOption] ?? "")}
    </Text>
    <Scripture reference={sample.reference} translation={translationNames.kjv}>
      {sample.verse}
    </Scripture>
  </Stack>
);
