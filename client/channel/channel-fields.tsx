import type { RefObject } from "react";
import { CHANNEL_DESCRIPTION_MAX_LENGTH, CHANNEL_NAME_MAX_LENGTH } from "../../schema/limits.ts";
import { TextArea } from "../ui/field/text-area.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";

export interface ChannelDraft {
  name: string;
  description: string;
}

interface Props {
  draft: ChannelDraft;
  /** What is wrong with the name. */
  error: string | undefined;
  nameField: RefObject<HTMLInputElement | null>;
  onChange: (draft: ChannelDraft) => void;
}

export const nameMissing = "Please give the channel a name.";
export const notAName = "Something in it cannot stand in a name or a description. Please type it again.";

/** What a channel is called and about. */
export function ChannelFields({ draft, error, nameField, onChange }: Props) {
  return (
    <Stack>
      <TextField
        ref={nameField}
        label="Name"
        value={draft.name}
        error={error}
        maxLength={CHANNEL_NAME_MAX_LENGTH}
        autoComplete="off"
        autoFocus
        required
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <TextArea
        label="Description (optional)"
        hint="What do you talk about here?"
        value={draft.description}
        maxLength={CHANNEL_DESCRIPTION_MAX_LENGTH}
        onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
      />
    </Stack>
  );
}
