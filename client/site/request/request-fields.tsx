import { EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH, REQUEST_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import * as text from "./request-text.ts";
import type { RequestForm } from "./use-request-form.ts";

interface Props {
  field: RequestForm["field"];
  /** What the message may say. */
  hint: string;
}

/** Name, email, phone and message: what every request asks for. */
export function RequestFields({ field, hint }: Props) {
  return (
    <Stack>
      <TextField
        label={text.nameLabel}
        autoComplete="name"
        maxLength={REQUEST_NAME_MAX_LENGTH}
        required
        {...field("name")}
      />
      <TextField
        label={text.emailLabel}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX_LENGTH}
        required
        {...field("email")}
      />
      <TextField
        label={text.phoneLabel}
        type="tel"
        autoComplete="tel"
        maxLength={PHONE_MAX_LENGTH}
        {...field("phone")}
      />
      <TextArea label={text.messageLabel} hint={hint} rows={4} {...field("message")} />
    </Stack>
  );
}
