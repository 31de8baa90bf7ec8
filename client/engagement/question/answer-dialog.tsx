import { type AskedQuestion, answerQuestion } from "../../../schema/engagement/question-api.ts";
import { QUESTION_ANSWER_MAX_LENGTH } from "../../../schema/limits.ts";
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

/** Answers a question, which publishes both. */
export function AnswerDialog({ question: { questionId, text: words }, onClose }: Props) {
  const { field, isBusy, submit } = useApiForm(answerQuestion, {
    params: { questionId },
    defaultValues: { answer: "" },
    requiredTexts: { answer: text.answerRequired },
    draft: `answer.${questionId}`,
    onSuccess() {
      toast(text.published);
      onClose();
      void refreshQuestions();
    },
    // Someone else may have answered it. The form still shows why it failed.
    onFailure: () => void refreshQuestions(),
  });
  return (
    <FormDialog
      title={text.answerTitle}
      description={text.answerHint}
      submitLabel={text.publishButton}
      cancelLabel={cancelButton}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack>
        <MultilineText $weight={700}>{words}</MultilineText>
        <TextArea
          label={text.answerField}
          maxLength={QUESTION_ANSWER_MAX_LENGTH}
          rows={6}
          autoFocus
          {...field("answer")}
        />
      </Stack>
    </FormDialog>
  );
}
