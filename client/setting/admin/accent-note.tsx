import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { day } from "../../ui/tokens.ts";
import { AccentPreview, isAdjusted } from "./accent-preview.tsx";
import * as text from "./setting-text.ts";

/** Shown by the browser’s picker while no colour is chosen. */
const DEFAULT_ACCENT = day.color.accent;

interface Props {
  /** What is typed. */
  accent: string;
  onPick: (accent: string) => void;
}

/** Picks a colour, and shows how it will look in both themes. */
export function AccentNote({ accent, onPick }: Props) {
  const isColour = /^#[0-9a-f]{6}$/i.test(accent.trim());
  const chosen = isColour ? accent.trim() : undefined;
  return (
    <Stack $gap={12}>
      <TextField
        type="color"
        label={text.pickLabel}
        value={chosen ?? DEFAULT_ACCENT}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
      <AccentPreview
        accent={chosen}
        buttonText={text.sampleButton}
        linkText={text.sampleLink}
        names={{ day: text.dayTheme, night: text.nightTheme }}
      />
      <SecondaryText role="status">{chosen !== undefined && isAdjusted(chosen) && text.adjustedNote}</SecondaryText>
    </Stack>
  );
}
