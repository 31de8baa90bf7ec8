import { useState } from "react";
import type { AskedQuestion } from "../../../schema/engagement/question-api.ts";
import type { ShownName } from "../../../schema/member/shown-member.ts";
import { hasAccess } from "../../frame/access.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { useSession } from "../../net/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { formatDay } from "../../ui/format/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { MultilineText, SecondaryText, Text } from "../../ui/text/text.tsx";
import { joinReply } from "../engagement-text.ts";
import { useAsker } from "./question-queries.ts";
import * as text from "./question-text.ts";

interface Props {
  question: AskedQuestion;
  onAnswer: () => void;
  onDecline: () => void;
}

/** One question, for leaders. */
export function AskedCard({ question, onAnswer, onDecline }: Props) {
  const { questionId, text: words, askerName, state, answer, declineReason, note, askedAt } = question;
  const asker = askerName === null ? null : { displayName: askerName, roles: question.askerRoles };
  const leader =
    question.leaderName === null ? null : { displayName: question.leaderName, roles: question.leaderRoles };
  return (
    <Card as="li" $padding={16}>
      <Stack $gap={12}>
        <SecondaryText as="div">
          <NamesInSentence
            sentence={`${askerName === null ? text.nameless : text.from(askerName)} · ${formatDay(askedAt)}`}
            members={[asker]}
          />
        </SecondaryText>
        <MultilineText $weight={700}>{words}</MultilineText>
        {state === "published" && answer !== null && <Decision label={text.answerLabel} words={answer} by={leader} />}
        {declineReason !== null && (
          <Decision label={text.declinedNoteLabel} words={joinReply(text.reasons[declineReason], note)} by={leader} />
        )}
        <Cluster $gap={12}>
          {state === "waiting" && <Button onClick={onAnswer}>{text.answerButton}</Button>}
          {state !== "declined" && (
            <Button variant="secondary" onClick={onDecline}>
              {state === "waiting" ? text.declineButton : text.takeDownButton}
            </Button>
          )}
          {askerName === null && <Asker questionId={questionId} />}
        </Cluster>
      </Stack>
    </Card>
  );
}

const Decision = ({ label, words, by }: { label: string; words: string; by: ShownName | null }) => (
  <Stack $gap={4}>
    <Text $size="small" $weight={700}>
      {label}
    </Text>
    <MultilineText>{words}</MultilineText>
    {by !== null && (
      <SecondaryText as="div">
        <NamesInSentence sentence={text.answeredBy(by.displayName)} members={[by]} />
      </SecondaryText>
    )}
  </Stack>
);

/** ENGAGE-5: leads and admins can look up who asked, after a question whether they need to. */
function Asker({ questionId }: { questionId: string }) {
  const { me } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, data, isPending } = useAsker(questionId);
  if (!hasAccess("guardian", me)) return null;
  return (
    <>
      {data ? (
        <Text as="div" role="status">
          <NamesInSentence sentence={text.whoAsked(data.displayName)} members={[data]} />
        </Text>
      ) : (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {text.whoButton}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={text.whoTitle}
        confirmLabel={text.whoConfirm}
        busy={isPending}
        onConfirm={() => mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      >
        {text.whoHint}
      </ConfirmDialog>
    </>
  );
}
