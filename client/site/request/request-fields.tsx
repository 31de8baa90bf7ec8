import { EMAIL_MAX_LENGTH, PHONE_MAX_LENGTH, REQUEST_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { TextArea } from "../../ui/field/text-area.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
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
      <TextField label="Name" autoComplete="name" maxLength={REQUEST_NAME_MAX_LENGTH} required {...field("name")} />
      <TextField
        label="Email"
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
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        maxLength={PHONE_MAX_LENGTH}
        {...field("phone")}
      />
      <TextArea label="Message (optional)" hint={hint} rows={4} {...field("message")} />
    </Stack>
  );
}
