import { useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { askForPod } from "../../../schema/engagement/pod-api.ts";
import { type PodTopic, podTopics } from "../../../schema/engagement/pod-topic.ts";
import { POD_MESSAGE_MAX_LENGTH } from "../../../schema/limits.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { RadioCards } from "../../ui/field/radio-cards.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { ownPodRequestsQuery, refreshPods } from "./pod-queries.ts";
import * as text from "./pod-text.ts";

const options = podTopics.map((value) => ({ value, label: text.topics[value] }));

/** Asks for a mentor. */
export function AskForm() {
  const client = useQueryClient();
  const { form, field, errorOf, isBusy, submit } = useApiForm(askForPod, {
    defaultValues: { topic: undefined as PodTopic | undefined, message: "" },
    // The schema has already checked that there is a topic.
    toBody: ({ topic, message }) => ({ topic: topic as PodTopic, message }),
    requiredTexts: { topic: text.topicRequired, message: text.messageRequired },
    draft: "pod-request",
    onSuccess(own) {
      client.setQueryData(ownPodRequestsQuery.queryKey, own);
      toast(text.asked);
    },
    // Another tab may have asked already.
    onFailure: () => void refreshPods(),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Controller
          control={form.control}
          name="topic"
          render={({ field: { value, onChange, ref } }) => (
            <RadioCards<PodTopic>
              legend={text.topicLegend}
              error={errorOf("topic")}
              ref={ref}
              value={value}
              options={options}
              onChange={onChange}
              minWidth={200}
            />
          )}
        />
        <TextArea
          label={text.messageLabel}
          hint={text.messageHint}
          maxLength={POD_MESSAGE_MAX_LENGTH}
          rows={4}
          {...field("message")}
        />
        <Button type="submit" block busy={isBusy}>
          {text.askButton}
        </Button>
      </Stack>
    </form>
  );
}
