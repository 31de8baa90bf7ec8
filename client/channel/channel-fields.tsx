import { CHANNEL_DESCRIPTION_MAX_LENGTH, CHANNEL_NAME_MAX_LENGTH } from "../../schema/limits.ts";
import { isNameFault } from "../frame/form/name-fault.ts";
import type { FormField } from "../frame/form/use-endpoint-form.ts";
import type { FailureCode } from "../net/http/api-error.ts";
import { TextArea } from "../ui/field/text-area.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";
import * as text from "./channel-text.ts";

interface Props {
  field: (name: "name" | "description") => FormField;
}

export const channelRequiredTexts = { name: text.nameRequired } as const;
export const channelFieldOf = (code: FailureCode) => (isNameFault(code) ? "name" : undefined);

/** A channel's name and description. */
export function ChannelFields({ field }: Props) {
  return (
    <Stack>
      <TextField
        label={text.nameLabel}
        maxLength={CHANNEL_NAME_MAX_LENGTH}
        autoComplete="off"
        autoFocus
        required
        {...field("name")}
      />
      <TextArea
        label={text.descriptionLabel}
        hint={text.descriptionHint}
        maxLength={CHANNEL_DESCRIPTION_MAX_LENGTH}
        {...field("description")}
      />
    </Stack>
  );
}
