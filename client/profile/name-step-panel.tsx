import { FULL_NAME_MAX_LENGTH } from "../../schema/limits.ts";
import { Button } from "../ui/button/button.tsx";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";
import * as text from "./profile-text.ts";
import { useNameForm } from "./use-name-form.ts";

/** Asks what people should call the member, as one step on a page. */
export function NameStepPanel({ onDone }: { onDone: () => void }) {
  const { field, isBusy, submit } = useNameForm(null, onDone);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextField
          label={text.nameLabel}
          hint={text.nameHint}
          maxLength={FULL_NAME_MAX_LENGTH}
          autoComplete="nickname"
          dir="auto"
          {...field("full_name")}
        />
        <Button type="submit" size="large" block busy={isBusy}>
          {text.useNameButton}
        </Button>
      </Stack>
    </form>
  );
}
