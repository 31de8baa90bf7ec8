import { removeSecondFactor, replaceRecoveryCodes } from "../../../schema/account/second-factor-api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import { rereadRoles } from "./security-queries.ts";
import * as text from "./security-text.ts";

const form = { defaultValues: { password: "" }, requiredTexts: { password: text.passwordRequired } };

interface TurnOffProps {
  isRequired: boolean;
  onTurnedOff: () => void;
  onClose: () => void;
}

/** ACCESS-8: turns two-step sign-in off. */
export function TurnOffDialog({ isRequired, onTurnedOff, onClose }: TurnOffProps) {
  const { field, isBusy, submit } = useApiForm(removeSecondFactor, {
    ...form,
    onSuccess() {
      onClose();
      onTurnedOff();
      toast(text.turnedOff);
      void rereadRoles();
    },
  });
  return (
    <PasswordDialog
      title={text.turnOffTitle}
      description={isRequired ? text.turnOffRequiredHint : text.turnOffHint}
      submitLabel={text.turnOffButton}
      danger
      field={field("password")}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}

interface NewCodesProps {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** ACCESS-8: makes new recovery codes. */
export function NewCodesDialog({ onCodes, onClose }: NewCodesProps) {
  const { field, isBusy, submit } = useApiForm(replaceRecoveryCodes, {
    ...form,
    onSuccess({ recoveryCodes }) {
      onClose();
      onCodes(recoveryCodes);
    },
  });
  return (
    <PasswordDialog
      title={text.newCodesTitle}
      description={text.newCodesHint}
      submitLabel={text.newCodesConfirm}
      field={field("password")}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}
