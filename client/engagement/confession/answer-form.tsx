import { useQueryClient } from "@tanstack/react-query";
import { answerConfession } from "../../../schema/engagement/confession-api.ts";
import { CONFESSION_MAX_LENGTH } from "../../../schema/limits.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { confessionQuery } from "./box-queries.ts";
import * as text from "./confession-text.ts";

/** Answers an entry of which the reader has seen this many messages. */
export function AnswerForm({ confessionId, seen }: { confessionId: string; seen: number }) {
  const client = useQueryClient();
  const { queryKey } = confessionQuery(confessionId);
  const { form, field, isBusy, submit } = useApiForm(answerConfession, {
    params: { confessionId },
    defaultValues: { text: "" },
    toBody: (values: { text: string }) => ({ seen, ...values }),
    requiredTexts: { text: text.answerRequired },
    draft: `confession-answer.${confessionId}`,
    onSuccess(file) {
      client.setQueryData(queryKey, file);
      form.reset();
      toast(text.answered);
    },
    // The writer or another leader may have written. The form still shows why it failed.
    onFailure: () => void client.invalidateQueries({ queryKey }),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={12}>
        <TextArea
          label={text.answerLabel}
          hint={text.answerHint}
          maxLength={CONFESSION_MAX_LENGTH}
          rows={5}
          {...field("text")}
        />
        <Button type="submit" block busy={isBusy}>
          {text.answerButton}
        </Button>
      </Stack>
    </form>
  );
}
