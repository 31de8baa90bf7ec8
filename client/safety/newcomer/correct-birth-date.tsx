import { useQueryClient } from "@tanstack/react-query";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { agesKey } from "./newcomer-queries.ts";
import * as text from "./newcomer-text.ts";

/** A member whose birth date an admin corrects. */
export interface Corrected {
  memberId: string;
  displayName: string;
  birthDate: string | null;
}

interface Props {
  member: Corrected;
  /** Called after a correction, and if someone else has corrected it in the meantime. */
  onChanged?: () => void;
  onClose: () => void;
}

interface Values {
  birth_date: string;
}

export function CorrectBirthDate({ member: { memberId, displayName, birthDate }, onChanged, onClose }: Props) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: agesKey });
    onChanged?.();
  };
  const { field, isBusy, submit } = useApiForm<typeof correctBirthDate, Values>(correctBirthDate, {
    params: { memberId },
    defaultValues: { birth_date: birthDate ?? "" },
    toBody: (values) => ({ ...values, seen: birthDate }),
    requiredTexts: { birth_date: text.correctRequired },
    onSuccess() {
      toast({ title: text.correctedToast(displayName) });
      refresh();
      onClose();
    },
    onFailure(error) {
      if (codeOf(error) !== "member/changed") return false;
      toast({ title: text.changedTitle, message: text.changedToast(1), variant: "destructive" });
      refresh();
      onClose();
      return true;
    },
  });
  return (
    <FormDialog
      title={text.correctTitle(displayName)}
      description={text.correctHint}
      size="small"
      submitLabel={text.correctButton}
      cancelLabel={text.cancelButton}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextField type="date" label={text.correctLabel} autoFocus {...field("birth_date")} />
    </FormDialog>
  );
}
