import { useState } from "react";
import { FULL_NAME_MAX_LENGTH } from "../../schema/limits.ts";
import { saveName } from "../../schema/profile/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { ApiError } from "../net/api-error.ts";
import { call } from "../net/http.ts";
import { setOwnName } from "../net/session.ts";
import { toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { FormDialog } from "../ui/overlay/dialog.tsx";

interface Props {
  open: boolean;
  /** What the name is now, where there is one. */
  present?: string | null;
  skipLabel?: string;
  /** With the new name, or null when it was skipped. */
  onDone: (name: string | null) => void;
}

/** What the field says where it is the name that was refused. */
function hintFor(failure: unknown): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  return failure.code === "profile/name-reserved" ? errorTextFor(failure).message : failure.fields.full_name;
}

/** Requests what people should call the member. It can be skipped. */
export function NamePanel({ open, present = null, skipLabel = "Not now", onDone }: Props) {
  const [name, setName] = useState(present ?? "");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function save() {
    if (name.trim() === "") return setError("Please write a name, or skip this.");
    setBusy(true);
    try {
      const saved = await call(saveName, { body: { full_name: name } });
      setOwnName(saved.full_name);
      onDone(saved.full_name);
    } catch (failure) {
      const hint = hintFor(failure);
      if (hint) setError(hint);
      else toast({ ...errorTextFor(failure), variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormDialog
      open={open}
      title="What should people call you?"
      description="This name stands at your seat. Without one you are Anonymous Player."
      size="small"
      submitLabel="Use this name"
      cancelLabel={skipLabel}
      busy={busy}
      onSubmit={() => void save()}
      onCancel={() => onDone(null)}
    >
      <TextField
        label="Your name"
        value={name}
        error={error}
        maxLength={FULL_NAME_MAX_LENGTH}
        autoComplete="nickname"
        autoFocus
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}
