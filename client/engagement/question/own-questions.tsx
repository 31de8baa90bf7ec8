import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OwnQuestion } from "../../../schema/engagement/question-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { formatDay } from "../../ui/format/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText, SecondaryText } from "../../ui/text/text.tsx";
import { joinReply } from "../engagement-text.ts";
import { Reply } from "../reply.tsx";
import { ownQuestionsQuery, useWithdrawQuestion } from "./question-queries.ts";
import * as text from "./question-text.ts";

const tones: Readonly<Record<OwnQuestion["state"], BadgeTone>> = {
  waiting: "neutral",
  published: "success",
  declined: "warning",
};

/** What the member has asked, how far it is, and a way to withdraw it. Nothing if there is none. */
export function OwnQuestions() {
  const query = useQuery(ownQuestionsQuery);
  const [leaving, setLeaving] = useState<string>();
  const { mutate: withdraw, isPending } = useWithdrawQuestion(() => setLeaving(undefined));
  if (!query.data) {
    return (
      <QueryState query={query} label={text.loadingOwn}>
        <SkeletonCard />
      </QueryState>
    );
  }
  const { questions } = query.data;
  if (questions.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="own-questions" $gap={12}>
      <Heading id="own-questions" level={2} size="title">
        {text.ownTitle}
      </Heading>
      <Stack as="ul" $gap={12}>
        {questions.map((question) => (
          <OwnCard key={question.questionId} question={question} onWithdraw={() => setLeaving(question.questionId)} />
        ))}
      </Stack>
      <ConfirmDialog
        open={leaving !== undefined}
        title={text.withdrawTitle}
        confirmLabel={text.withdrawButton}
        danger
        busy={isPending}
        onConfirm={() => leaving !== undefined && withdraw(leaving)}
        onCancel={() => setLeaving(undefined)}
      >
        {text.withdrawHint}
      </ConfirmDialog>
    </Stack>
  );
}

function OwnCard({ question, onWithdraw }: { question: OwnQuestion; onWithdraw: () => void }) {
  const { text: words, showsName, state, answer, declineReason, note, askedAt } = question;
  return (
    <Card as="li" $padding={16}>
      <Stack $gap={12}>
        <Cluster $gap={8}>
          <Badge tone={tones[state]}>{text.ownStates[state]}</Badge>
          <SecondaryText as="span">
            {`${formatDay(askedAt)} · ${showsName ? text.withName : text.withoutName}`}
          </SecondaryText>
        </Cluster>
        <MultilineText>{words}</MultilineText>
        {answer !== null && <Reply label={text.answerLabel}>{answer}</Reply>}
        {declineReason !== null && (
          <Reply
            label={text.noteLabel}
            subject={note === null ? null : { kind: "question_note", questionId: question.questionId }}
          >
            {joinReply(text.reasons[declineReason], note)}
          </Reply>
        )}
        <Button
          variant="quiet"
          aria-label={text.withdrawLabel(words)}
          style={{ alignSelf: "flex-start", marginInlineStart: -12 }}
          onClick={onWithdraw}
        >
          {text.withdrawButton}
        </Button>
      </Stack>
    </Card>
  );
}
