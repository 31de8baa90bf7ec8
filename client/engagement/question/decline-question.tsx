import type { QuestionDeclineReason } from "../../../schema/engagement/decline-reason.ts";
import { type AskedQuestion, declineQuestion } from "../../../schema/engagement/question-api.ts";
import { QUESTION_NOTE_MAX_LENGTH } from "../../../schema/limits.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { MultilineText } from "../../ui/text/text.tsx";
import { DeclineDialog } from "../decline-dialog.tsx";
import { reasonRequired } from "../engagement-text.ts";
import { refreshQuestions } from "./question-queries.ts";
import * as text from "./question-text.ts";

interface Props {
  question: AskedQuestion;
  /** SAFE-61: somebody can read along. */
  allowsWords: boolean;
  onClose: () => void;
}

/** Declines a waiting question, or takes a published one down, with a reason or a note for its asker. */
export function DeclineQuestion({ question: { questionId, text: words, state }, allowsWords, onClose }: Props) {
  const isWaiting = state === "waiting";
  const decline = useApiForm(declineQuestion, {
    params: { questionId },
    defaultValues: { reason: undefined as QuestionDeclineReason | undefined, note: "" },
    // The schema has already checked that there is a reason.
    toBody: ({ reason, note }) => ({ reason: reason as QuestionDeclineReason, note }),
    requiredTexts: { reason: reasonRequired },
    draft: `note.${questionId}`,
    onSuccess() {
      toast(text.declined);
      onClose();
      void refreshQuestions();
    },
    onFailure: () => void refreshQuestions(),
  });
  return (
    <DeclineDialog
      decline={decline}
      title={isWaiting ? text.declineTitle : text.takeDownTitle}
      hint={text.declineHint}
      button={isWaiting ? text.declineButton : text.takeDownButton}
      reasons={text.reasonOptions}
      allowsWords={allowsWords}
      words={{ name: "note", label: text.noteField, hint: text.noteHint, maxLength: QUESTION_NOTE_MAX_LENGTH }}
      onClose={onClose}
    >
      <MultilineText $weight={700}>{words}</MultilineText>
    </DeclineDialog>
  );
}
