import { CHANNEL_DESCRIPTION_MAX_LENGTH, CHANNEL_NAME_MAX_LENGTH } from "../../schema/limits.ts";
import type { FormField } from "../frame/use-endpoint-form.ts";
import { TextArea } from "../ui/field/text-area.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";

interface Props {
  field: (name: "name" | "description") => FormField;
}

export const channelRequiredTexts = { name: "Please give the channel a name." } as const;

/** A channel's name and description. */
export function ChannelFields({ field }: Props) {
  return (
    <Stack>
      <TextField
        label="Name"
        maxLength={CHANNEL_NAME_MAX_LENGTH}
        autoComplete="off"
        autoFocus
        required
        {...field("name")}
      />
      <TextArea
        label="Description (optional)"
        hint="What do you talk about here?"
        maxLength={CHANNEL_DESCRIPTION_MAX_LENGTH}
        {...field("description")}
      />
    </Stack>
  );
}
