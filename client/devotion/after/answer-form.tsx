import { ANSWER_MAX_LENGTH, answerDevotion } from "../../../schema/devotion/response-api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import * as text from "./after-text.ts";
import { refreshResponses } from "./response-queries.ts";

export function AnswerForm({ devotionId }: { devotionId: string }) {
  const { field, isBusy, submit } = useApiForm(answerDevotion, {
    params: { devotionId },
    defaultValues: { content: "" },
    requiredTexts: { content: text.answerRequired },
    failedText: text.answerFailed,
    draft: `devotion-answer.${devotionId}`,
    onSuccess() {
      toast(text.answered);
      void refreshResponses();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={12}>
        <TextField label={text.answerLabel} maxLength={ANSWER_MAX_LENGTH} autoComplete="off" {...field("content")} />
        <Button type="submit" variant="secondary" busy={isBusy} style={{ alignSelf: "flex-start" }}>
          {text.answerButton}
        </Button>
      </Stack>
    </form>
  );
}
