import type { QuestionDeclineReason } from "../../../schema/engagement/decline-reason.ts";
import { type AskedQuestion, declineQuestion } from "../../../schema/engagement/question-api.ts";
import { QUESTION_NOTE_MAX_LENGTH } from "../../../schema/limits.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { MultilineText } from "../../ui/text/text.tsx";
import { DeclineFields } from "../decline-fields.tsx";
import { cancelButton, reasonRequired } from "../engagement-text.ts";
import { refreshQuestions } from "./question-queries.ts";
import * as text from "./question-text.ts";

interface Props {
  question: AskedQuestion;
  /** SAFE-61: somebody can read along. */
  allowsWords: boolean;
  onClose: () => void;
}

/** Declines a waiting question, or takes a published one down, with a reason or a note for its asker. */
export function DeclineDialog({ question: { questionId, text: words, state }, allowsWords, onClose }: Props) {
  const isWaiting = state === "waiting";
  const { form, field, errorOf, isBusy, submit } = useApiForm(declineQuestion, {
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
    <FormDialog
      title={isWaiting ? text.declineTitle : text.takeDownTitle}
      description={text.declineHint}
      submitLabel={isWaiting ? text.declineButton : text.takeDownButton}
      cancelLabel={cancelButton}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack>
        <MultilineText $weight={700}>{words}</MultilineText>
        <DeclineFields
          control={form.control}
          reasons={text.reasonOptions}
          reasonError={errorOf("reason")}
          allowsWords={allowsWords}
          words={{
            label: text.noteField,
            hint: text.noteHint,
            maxLength: QUESTION_NOTE_MAX_LENGTH,
            ...field("note"),
          }}
        />
      </Stack>
    </FormDialog>
  );
}
