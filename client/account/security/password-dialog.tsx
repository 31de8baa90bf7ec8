import { PASSWORD_MAX_LENGTH } from "../../../schema/limits.ts";
import type { FormField } from "../../frame/form/use-endpoint-form.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import * as text from "./security-text.ts";

interface Props {
  title: string;
  description: string;
  submitLabel: string;
  danger?: boolean;
  /** The field of the form that the dialog sends. */
  field: FormField;
  busy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Asks for the member's password before something goes on. */
export function PasswordDialog({ field, ...dialog }: Props) {
  return (
    <FormDialog {...dialog} size="small" cancelLabel={text.cancelButton}>
      <TextField
        type="password"
        label={text.passwordLabel}
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="current-password"
        {...field}
      />
    </FormDialog>
  );
}
