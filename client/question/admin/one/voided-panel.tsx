import { useEffect, useRef } from "react";
import type { QuestionDetail } from "../../../../schema/question/admin-api.ts";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { DescriptionList } from "../../../ui/text/description-list.tsx";
import { Text } from "../../../ui/text/text.tsx";
import * as text from "../question-admin-text.ts";
import * as one from "./one-text.ts";

interface Props {
  question: QuestionDetail;
  voiding: NonNullable<QuestionDetail["voiding"]>;
  /** The reader has just voided it: the button that they pressed is gone, so they are taken here. */
  isNew: boolean;
}

/** A voided question as it was played, why it was voided, and how many of its games are corrected. */
export function VoidedPanel({ question, voiding: { reason, games, corrected }, isNew }: Props) {
  const progress = one.progressText(corrected, games);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "center" });
  }, [isNew]);
  return (
    <Stack $gap={24}>
      <div ref={top} tabIndex={-1}>
        <Notice tone="danger" title={one.voidedTitle}>
          {one.voidedHint(reason)}
        </Notice>
      </div>
      <Panel title={one.progressLabel}>
        <Stack $gap={8}>
          <Text role="status">{progress}</Text>
          {games > 0 && <ProgressBar label={one.progressLabel} value={corrected} max={games} valueText={progress} />}
        </Stack>
      </Panel>
      <Panel title={text.questionLabel}>
        <Stack>
          <Text $weight={600}>{question.question}</Text>
          <DescriptionList
            items={[
              { name: text.correctLabel, value: question.correct_answer },
              ...question.incorrect_answers.map((value, at) => ({ name: text.wrongLabel(at + 1), value })),
            ]}
          />
          <Cluster>
            <ButtonLink to={`/admin/questions/new?from=${question.questionId}`}>{one.correctedButton}</ButtonLink>
          </Cluster>
        </Stack>
      </Panel>
    </Stack>
  );
}
