import { useState } from "react";
import { type ListedQuestion, VOID_REASON_MAX_LENGTH, voidQuestion } from "../../../../schema/question/admin-api.ts";
import { useApiForm } from "../../../frame/form/use-api-form.ts";
import { Button } from "../../../ui/button/button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { FormDialog } from "../../../ui/overlay/dialog.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { refreshQuestions } from "../question-admin-queries.ts";
import * as text from "./one-text.ts";

interface Props {
  question: ListedQuestion;
  /** Called before the question is read again. */
  onVoided: () => void;
}

/** QUESTION-12: voids a question that is wrong, after asking why. */
export function VoidPanel({ question, onVoided }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={text.voidSection}>
      <Stack>
        <Text $tone="muted">{text.voidHint}</Text>
        <Cluster>
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {text.voidButton}
          </Button>
        </Cluster>
      </Stack>
      {isOpen && <VoidDialog question={question} onVoided={onVoided} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
}

function VoidDialog({ question, onVoided, onClose }: Props & { onClose: () => void }) {
  const { questionId, statistics } = question;
  const { field, isBusy, submit } = useApiForm(voidQuestion, {
    params: { questionId },
    defaultValues: { reason: "" },
    requiredTexts: { reason: text.reasonRequired },
    draft: `trivia-question-void-${questionId}`,
    failedText: text.voidFailed,
    onSuccess() {
      toast(text.voidedToast);
      onVoided();
      onClose();
      void refreshQuestions();
    },
  });
  return (
    <FormDialog
      title={text.voidDialogTitle}
      description={text.voidDialogHint(statistics.timesShown)}
      submitLabel={text.voidButton}
      cancelLabel={text.cancelButton}
      danger
      busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onCancel={onClose}
    >
      <TextArea
        label={text.reasonLabel}
        hint={text.reasonHint}
        maxLength={VOID_REASON_MAX_LENGTH}
        dir="auto"
        required
        {...field("reason")}
      />
    </FormDialog>
  );
}
