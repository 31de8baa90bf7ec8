import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import type { QuestionDetail, TriviaQuestion } from "../../../../schema/question/admin-api.ts";
import { QueryState } from "../../../frame/query-state.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { EditQuestion } from "../form/edit-question.tsx";
import { FormScreen } from "../form/form-screen.tsx";
import { questionQuery } from "../question-admin-queries.ts";
import * as text from "../question-admin-text.ts";
import { StateBadge } from "../question-columns.tsx";
import { useChangeActive } from "../use-question-actions.tsx";
import { FlagsPanel } from "./flags-panel.tsx";
import { StatisticsPanel } from "./statistics-panel.tsx";
import { VoidPanel } from "./void-panel.tsx";
import { VoidedPanel } from "./voided-panel.tsx";

/** How soon the progress of a correction is read again, in ms. */
const PROGRESS_MS = 2000;

const isCorrecting = (question: QuestionDetail | undefined): boolean =>
  !!question?.voiding && question.voiding.corrected < question.voiding.games;

/** One question: its form, what happened with it in games, and what else can be done with it. */
export function QuestionPage() {
  const { questionId = "" } = useParams();
  const [isVoidedHere, setIsVoidedHere] = useState(false);
  const query = useQuery({
    ...questionQuery(questionId),
    refetchInterval: ({ state }) => (isCorrecting(state.data) ? PROGRESS_MS : false),
  });
  if (!query.data) {
    return (
      <FormScreen title={text.editTitle}>
        <QueryState query={query} label={text.loadingQuestion} rows={6} />
      </FormScreen>
    );
  }
  const question = query.data;
  const { state, voiding } = question;
  return (
    <FormScreen title={voiding ? text.questionLabel : text.editTitle} badges={<StateBadge state={state} />}>
      <Stack $gap={24}>
        {voiding ? (
          <VoidedPanel question={question} voiding={voiding} isNew={isVoidedHere} />
        ) : (
          <>
            <EditQuestion question={question} refetch={() => void query.refetch()} />
            <StateButton question={question} />
          </>
        )}
        {!voiding && <FlagsPanel key={questionId} question={question} />}
        <StatisticsPanel question={question} />
        {!voiding && <VoidPanel question={question} onVoided={() => setIsVoidedHere(true)} />}
      </Stack>
    </FormScreen>
  );
}

function StateButton({ question: { questionId, state } }: { question: TriviaQuestion }) {
  const { change, isPending } = useChangeActive();
  const isActive = state === "active";
  return (
    <Cluster>
      <Button variant="secondary" busy={isPending} onClick={() => void change(questionId, !isActive)}>
        {isActive ? text.deactivateAction : text.activateAction}
      </Button>
    </Cluster>
  );
}
