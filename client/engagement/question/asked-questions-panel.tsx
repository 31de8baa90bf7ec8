import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { AskedQuestion, OwnQuestion } from "../../../schema/engagement/question-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { FilterChips } from "../../ui/field/filter-chips.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import { AskedCard } from "./asked-card.tsx";
import { DeclineQuestion } from "./decline-question.tsx";
import { askedQuery } from "./question-queries.ts";
import * as text from "./question-text.ts";

type State = OwnQuestion["state"];
const states = Object.entries(text.filters) as [State, string][];

/** What a leader is about to do with a question. */
interface Step {
  kind: "answer" | "decline";
  question: AskedQuestion;
}

/** Where leaders answer the questions of members. The address says which questions are shown. */
export function AskedQuestionsPanel() {
  const [search, setSearch] = useSearchParams();
  const shown = states.find(([state]) => state === search.get("show"))?.[0] ?? "waiting";
  return (
    <Stack as="section" aria-labelledby="questions" $gap={16}>
      <Heading id="questions" level={2}>
        {text.listTitle}
      </Heading>
      <Text $tone="muted">{text.listHint}</Text>
      <FilterChips
        label={text.filterLabel}
        options={states}
        value={shown}
        onChange={(show) => setSearch(show === "waiting" ? {} : { show }, { replace: true })}
      />
      <AskedList key={shown} state={shown} />
    </Stack>
  );
}

function AskedList({ state }: { state: State }) {
  const query = useQuery(askedQuery(state));
  const [step, setStep] = useState<Step>();
  if (!query.data) return <QueryState query={query} label={text.loadingAsked} level={3} rows={3} />;
  const { questions, total, allowsWords } = query.data;
  const close = () => setStep(undefined);
  return (
    <>
      {questions.length === 0 ? (
        <EmptyState
          picture={<LampPicture />}
          level={3}
          title={text.nothingTitles[state]}
          hint={state === "waiting" && text.nothingHint}
        />
      ) : (
        <Stack as="ul" aria-label={text.listTitle} $gap={12}>
          {questions.map((question) => (
            <AskedCard
              key={question.questionId}
              question={question}
              onAnswer={() => setStep({ kind: "answer", question })}
              onDecline={() => setStep({ kind: "decline", question })}
            />
          ))}
        </Stack>
      )}
      {total > questions.length && <Text $tone="muted">{text.more(total - questions.length)}</Text>}
      {step?.kind === "answer" && <AnswerDialog question={step.question} onClose={close} />}
      {step?.kind === "decline" && (
        <DeclineQuestion question={step.question} allowsWords={allowsWords} onClose={close} />
      )}
    </>
  );
}
