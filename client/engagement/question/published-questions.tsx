import { useInfiniteQuery } from "@tanstack/react-query";
import type { PublishedQuestion } from "../../../schema/engagement/question-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { ShowMore } from "../../frame/show-more.tsx";
import { ReportButton } from "../../safety/report-button-panel.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { formatDay } from "../../ui/format/format.ts";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText, SecondaryText, Text } from "../../ui/text/text.tsx";
import { publishedQuery } from "./question-queries.ts";
import * as text from "./question-text.ts";

/** The questions that leaders have answered, newest first. */
export function PublishedQuestions() {
  return (
    <Stack as="section" aria-labelledby="answered" $gap={16}>
      <Heading id="answered" level={2}>
        {text.answeredTitle}
      </Heading>
      <List />
    </Stack>
  );
}

function List() {
  const query = useInfiniteQuery(publishedQuery);
  if (!query.data) {
    return (
      <QueryState query={query} label={text.loadingAnswered} level={3}>
        <Stack $gap={12}>
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      </QueryState>
    );
  }
  const questions = query.data.pages.flatMap((page) => page.questions);
  if (questions.length === 0) {
    return (
      <Card>
        <EmptyState picture={<LampPicture />} title={text.emptyTitle} level={3} hint={text.emptyHint} />
      </Card>
    );
  }
  return (
    <>
      <Stack as="ul" $gap={16}>
        {questions.map((question) => (
          <QuestionCard key={question.questionId} question={question} />
        ))}
      </Stack>
      <ShowMore query={query}>{text.showMoreButton}</ShowMore>
    </>
  );
}

function QuestionCard({ question }: { question: PublishedQuestion }) {
  const { questionId, text: words, askerName, answer, answeredAt, canReport } = question;
  return (
    <Card as="li">
      <Stack $gap={12}>
        <SecondaryText>
          {`${askerName === null ? text.someoneAsked : text.askedBy(askerName)} · ${formatDay(answeredAt)}`}
        </SecondaryText>
        <Heading level={3} size="title" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {words}
        </Heading>
        <Stack $gap={4}>
          <Text $size="small" $weight={700} $tone="accentText">
            {text.answerLabel}
          </Text>
          <MultilineText>{answer}</MultilineText>
        </Stack>
        {canReport && (
          <ReportButton subject={{ kind: "question", questionId }} label={text.reportLabel(words)} atEdge>
            {text.reportButton}
          </ReportButton>
        )}
      </Stack>
    </Card>
  );
}
