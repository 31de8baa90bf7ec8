import { saveBirthDate } from "../../schema/profile/api.ts";
import { useApiForm } from "../frame/use-api-form.ts";
import { codeOf } from "../net/http/api-error.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { FormDialog } from "../ui/overlay/dialog.tsx";

interface Props {
  /** True once the server knows the birth date. */
  onDone: (isSaved: boolean) => void;
}

/** Asks for the birth date, once. */
export function BirthDatePanel({ onDone }: Props) {
  const { field, isBusy, submit } = useApiForm(saveBirthDate, {
    defaultValues: { birth_date: "" },
    requiredTexts: { birth_date: "Please enter the whole date." },
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
      title="When were you born?"
      description="We ask this once, before your first conversation. No other member sees it. Afterwards only an admin can correct it."
      size="small"
      submitLabel="Save and go on"
      cancelLabel="Not now"
      busy={isBusy}
      onSubmit={submit}
      onCancel={() => onDone(false)}
    >
      <TextField type="date" label="Your birth date" autoComplete="bday" autoFocus {...field("birth_date")} />
    </FormDialog>
  );
}
