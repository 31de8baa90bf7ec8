import { type ConfessionView, readConfession } from "../../../schema/engagement/confession-api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import * as text from "./confession-text.ts";

/** Opens the entry of a slip. */
export function SlipForm({ onOpened }: { onOpened: (opened: { slip: string; view: ConfessionView }) => void }) {
  const { field, isBusy, submit } = useApiForm(readConfession, {
    defaultValues: { slip: "" },
    requiredTexts: { slip: text.slipRequired },
    fieldOf: (code) => (code === "confession/not-found" ? "slip" : undefined),
    onSuccess: (view, { slip }) => onOpened({ slip, view }),
  });
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack>
        <Text $tone="muted">{text.returnHint}</Text>
        <TextField
          label={text.slipLabel}
          hint={text.slipHint}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          {...field("slip")}
        />
        <Button type="submit" variant="secondary" block busy={isBusy}>
          {text.openButton}
        </Button>
      </Stack>
    </form>
  );
}
