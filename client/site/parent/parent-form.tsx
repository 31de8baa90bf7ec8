import { useState } from "react";
import { language } from "../../../schema/language/language-text.ts";
import { EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH, REQUEST_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { askAsParent, type ParentAsk } from "../../../schema/site/api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { optionsOf } from "../../ui/field/options-of.ts";
import { RadioCards } from "../../ui/field/radio-cards.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import * as text from "./parent-text.ts";

const empty = { ask: "talk" as ParentAsk, childName: "", name: "", email: "", phone: "", message: "" };
const asks = Object.keys(text.askLabels) as ParentAsk[];

/** What a parent asks about a child. Nothing that was typed stays on the device, because a child may use it. */
export function ParentForm() {
  const [isSent, setIsSent] = useState(false);
  const { form, field, isBusy, submit } = useApiForm(askAsParent, {
    defaultValues: empty,
    toBody: ({ email, ...values }: typeof empty) => ({ ...values, language, ...(email.trim() !== "" && { email }) }),
    requiredTexts: { childName: text.childRequired, name: text.nameRequired },
    failedText: text.failed,
    onSuccess() {
      form.reset(empty);
      setIsSent(true);
    },
  });
  if (isSent) {
    return (
      <Notice
        tone="success"
        live
        title={text.sentTitle}
        action={
          <Button variant="secondary" onClick={() => setIsSent(false)}>
            {text.againButton}
          </Button>
        }
      >
        {text.sentText}
      </Notice>
    );
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={24}>
        <RadioCards<ParentAsk>
          legend={text.askLegend}
          value={form.watch("ask")}
          options={optionsOf(asks, text.askLabels)}
          minWidth={260}
          onChange={(ask) => form.setValue("ask", ask, { shouldDirty: true })}
        />
        <TextField
          label={text.childLabel}
          hint={text.childHint}
          autoComplete="off"
          maxLength={REQUEST_NAME_MAX_LENGTH}
          required
          {...field("childName")}
        />
        <TextField
          label={text.nameLabel}
          autoComplete="name"
          maxLength={REQUEST_NAME_MAX_LENGTH}
          required
          {...field("name")}
        />
        <TextField
          label={text.emailLabel}
          hint={text.contactHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX_LENGTH}
          {...field("email")}
        />
        <TextField
          label={text.phoneLabel}
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX_LENGTH}
          {...field("phone")}
        />
        <TextArea label={text.messageLabel} hint={text.messageHint} rows={4} {...field("message")} />
        <Button type="submit" size="large" block busy={isBusy}>
          {text.sendButton}
        </Button>
      </Stack>
    </form>
  );
}
