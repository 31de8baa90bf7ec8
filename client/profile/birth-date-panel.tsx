import { useState } from "react";
import { BIRTH_DATE_FAULT, saveBirthDate } from "../../schema/profile/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { codeOf } from "../net/api-error.ts";
import { call } from "../net/http.ts";
import { toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { FormDialog } from "../ui/overlay/dialog.tsx";

interface Props {
  /** True when it is known now. */
  onDone: (isSaved: boolean) => void;
}

/** Requests the birth date, once. */
export function BirthDatePanel({ onDone }: Props) {
  const [date, setDate] = useState("");
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  async function save() {
    if (date === "") return setError("Please give the whole date.");
    setIsSaving(true);
    try {
      await call(saveBirthDate, { body: { birth_date: date } });
      onDone(true);
    } catch (failure) {
      const code = codeOf(failure);
      // Another phone was quicker; what matters is that it is known.
      if (code === "profile/birth-date-set") return onDone(true);
      if (code === "request/invalid") setError(BIRTH_DATE_FAULT);
      else toast({ ...errorTextFor(failure), variant: "destructive" });
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <FormDialog
      title="When were you born?"
      description="We ask this once, before your first conversation. No other member sees it. Afterwards only an admin can correct it."
      size="small"
      submitLabel="Save and go on"
      cancelLabel="Not now"
      busy={isSaving}
      onSubmit={() => void save()}
      onCancel={() => onDone(false)}
    >
      <TextField
        type="date"
        label="Your birth date"
        value={date}
        error={error}
        autoComplete="bday"
        autoFocus
        onChange={(event) => {
          setDate(event.currentTarget.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
