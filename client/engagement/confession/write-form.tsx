import { useRef } from "react";
import type { OutputOf } from "../../../schema/endpoint.ts";
import { sendConfession } from "../../../schema/engagement/confession-api.ts";
import { newRequestId } from "../../../schema/game/request-id.ts";
import { CONFESSION_MAX_LENGTH } from "../../../schema/limits.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import * as text from "./confession-text.ts";

/** Puts words into the box. Without a draft: the phone may be somebody else's. */
export function WriteForm({ onSent }: { onSent: (sent: OutputOf<typeof sendConfession>) => void }) {
  // The same for every try, so that words that arrived although the reply was lost do not arrive twice.
  const requestId = useRef(newRequestId());
  const { field, isBusy, submit } = useApiForm(sendConfession, {
    defaultValues: { text: "" },
    toBody: (values: { text: string }) => ({ requestId: requestId.current, ...values }),
    requiredTexts: { text: text.textRequired },
    onSuccess: onSent,
  });
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack>
        <TextArea
          label={text.textLabel}
          hint={text.textHint}
          maxLength={CONFESSION_MAX_LENGTH}
          rows={8}
          {...field("text")}
        />
        <Button type="submit" size="large" block busy={isBusy}>
          {text.sendButton}
        </Button>
      </Stack>
    </form>
  );
}
