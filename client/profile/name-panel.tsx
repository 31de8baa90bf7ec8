import { FULL_NAME_MAX_LENGTH } from "../../schema/limits.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { FormDialog } from "../ui/overlay/dialog.tsx";
import * as text from "./profile-text.ts";
import { useNameForm } from "./use-name-form.ts";

interface Props {
  open: boolean;
  /** The member's current name, if any. */
  current?: string | null;
  skipLabel?: string;
  /** Called with the new name, or null if the member skipped it. */
  onDone: (name: string | null) => void;
}

/** Asks what people should call the member. The member can skip it. */
export function NamePanel({ open, current = null, skipLabel = text.notNowButton, onDone }: Props) {
  const { field, isBusy, submit } = useNameForm(current, onDone);
  return (
    <FormDialog
      open={open}
      title={text.nameTitle}
      description={text.nameHint}
      size="small"
      submitLabel={text.useNameButton}
      cancelLabel={skipLabel}
      busy={isBusy}
      onSubmit={submit}
      onCancel={() => onDone(null)}
    >
      <TextField
        label={text.nameLabel}
        maxLength={FULL_NAME_MAX_LENGTH}
        autoComplete="nickname"
        autoFocus
        {...field("full_name")}
      />
    </FormDialog>
  );
}
