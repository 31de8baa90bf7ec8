import { useQueryClient } from "@tanstack/react-query";
import { askQuestion } from "../../../schema/engagement/question-api.ts";
import { QUESTION_MAX_LENGTH } from "../../../schema/limits.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Switch } from "../../ui/field/switch.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { ownQuestionsQuery } from "./question-queries.ts";
import * as text from "./question-text.ts";

/** Sends a question to the leaders, with the member's first name or without. */
export function AskForm() {
  const client = useQueryClient();
  const { form, field, isBusy, submit } = useApiForm(askQuestion, {
    defaultValues: { text: "", shows_name: false },
    requiredTexts: { text: text.questionRequired },
    draft: "question",
    onSuccess(own) {
      client.setQueryData(ownQuestionsQuery.queryKey, own);
      form.reset();
      toast(text.asked);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextArea
          label={text.questionLabel}
          hint={text.questionHint}
          maxLength={QUESTION_MAX_LENGTH}
          rows={4}
          {...field("text")}
        />
        <Switch as="checkbox" label={text.nameLabel} description={text.nameHint} {...form.register("shows_name")} />
        <SecondaryText>{text.whoSees}</SecondaryText>
        <Button type="submit" block busy={isBusy}>
          {text.askButton}
        </Button>
      </Stack>
    </form>
  );
}
