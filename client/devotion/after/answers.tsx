import { useInfiniteQuery } from "@tanstack/react-query";
import type { Devotion } from "../../../schema/devotion/devotion.ts";
import type { DevotionAnswer } from "../../../schema/devotion/response-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { ShowMore } from "../../frame/show-more.tsx";
import { Byline } from "../../post/byline-panel.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText, SecondaryText } from "../../ui/text/text.tsx";
import * as text from "./after-text.ts";
import { AnswerForm } from "./answer-form.tsx";
import { AnswerMenu } from "./answer-menu.tsx";
import { answersQuery } from "./response-queries.ts";

interface Props {
  devotion: Devotion;
  isToday: boolean;
}

/** DEVOTION-25: the question of the day, a line for one's own answer, and those of others, newest first. */
export const Answers = ({ devotion: { devotionId, date }, isToday }: Props) => (
  <Stack $gap={12}>
    <Heading level={isToday ? 3 : 4} size="title">
      {text.questionOn(date)}
    </Heading>
    <AnswerList devotionId={devotionId} />
  </Stack>
);

function AnswerList({ devotionId }: { devotionId: string }) {
  const query = useInfiniteQuery(answersQuery(devotionId));
  const newest = query.data?.pages[0];
  if (!query.data || !newest) return <QueryState query={query} label={text.loadingAnswers} level={3} rows={2} />;
  const { canAnswer, hasAnswered, supervisors } = newest;
  const answers = query.data.pages.flatMap((page) => page.answers);
  return (
    <>
      {canAnswer && (
        <>
          <AnswerForm devotionId={devotionId} />
          <SecondaryText>{text.readersNote(supervisors)}</SecondaryText>
        </>
      )}
      {!canAnswer && !hasAnswered && <SecondaryText>{text.closed}</SecondaryText>}
      {/* Screen readers announce an answer that was added. */}
      <div aria-live="polite">
        {answers.length > 0 && (
          <Stack as="ul" $gap={16} aria-label={text.answersLabel}>
            {answers.map((answer) => (
              <li key={answer.answerId}>
                <Answer answer={answer} />
              </li>
            ))}
          </Stack>
        )}
      </div>
      {answers.length === 0 && canAnswer && <SecondaryText>{text.noAnswers}</SecondaryText>}
      <ShowMore query={query}>{text.earlierButton}</ShowMore>
    </>
  );
}

const Answer = ({ answer }: { answer: DevotionAnswer }) => (
  <Stack $gap={4}>
    <Byline written={answer} compact menu={<AnswerMenu answer={answer} />} />
    <MultilineText>{answer.content}</MultilineText>
  </Stack>
);
