import { type AskedQuestion, declineQuestion } from "../../../schema/engagement/question-api.ts";
import { QUESTION_NOTE_MAX_LENGTH } from "../../../schema/limits.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { MultilineText } from "../../ui/text/text.tsx";
import { cancelButton } from "../engagement-text.ts";
import { refreshQuestions } from "./question-queries.ts";
import * as text from "./question-text.ts";

interface Props {
  question: AskedQuestion;
  onClose: () => void;
}

/** Declines a waiting question, or takes a published one down, with a note that only its asker reads. */
export function DeclineDialog({ question: { questionId, text: words, state }, onClose }: Props) {
  const isWaiting = state === "waiting";
  const { field, isBusy, submit } = useApiForm(declineQuestion, {
    params: { questionId },
    defaultValues: { note: "" },
    requiredTexts: { note: text.noteRequired },
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
        <TextArea label={text.noteField} maxLength={QUESTION_NOTE_MAX_LENGTH} rows={4} autoFocus {...field("note")} />
      </Stack>
    </FormDialog>
  );
}
