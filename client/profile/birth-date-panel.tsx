import { saveBirthDate } from "../../schema/profile/api.ts";
import { useApiForm } from "../frame/form/use-api-form.ts";
import { codeOf } from "../net/http/api-error.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { FormDialog } from "../ui/overlay/dialog.tsx";
import * as text from "./profile-text.ts";

interface Props {
  /** Called with true if the birth date is saved, false if the member cancelled. */
  onDone: (isSaved: boolean) => void;
}

/** Asks a member once for their birth date. */
export function BirthDatePanel({ onDone }: Props) {
  const { field, isBusy, submit } = useApiForm(saveBirthDate, {
    defaultValues: { birth_date: "" },
    requiredTexts: { birth_date: text.birthDateRequired },
    onFailure(error) {
      // It was saved on another device in the meantime.
      const isKnown = codeOf(error) === "profile/birth-date-set";
      if (isKnown) onDone(true);
      return isKnown;
    },
    onSuccess: () => onDone(true),
  });
  return (
    <FormDialog
      title={text.birthDateTitle}
      description={text.birthDateHint}
      size="small"
      submitLabel={text.saveBirthDateButton}
      cancelLabel={text.notNowButton}
      busy={isBusy}
      onSubmit={submit}
      onCancel={() => onDone(false)}
    >
      <TextField type="date" label={text.birthDateLabel} autoComplete="bday" autoFocus {...field("birth_date")} />
    </FormDialog>
  );
}
