import { useQueryClient } from "@tanstack/react-query";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
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
  onClose: () => void;
}

export function CorrectBirthDate({ member: { memberId, displayName, birthDate }, onClose }: Props) {
  const client = useQueryClient();
  const { field, isBusy, submit } = useApiForm(correctBirthDate, {
    params: { memberId },
    defaultValues: { birth_date: birthDate ?? "" },
    requiredTexts: { birth_date: text.correctRequired },
    onSuccess() {
      toast({ title: text.correctedToast(displayName) });
      void client.invalidateQueries({ queryKey: agesKey });
      onClose();
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
