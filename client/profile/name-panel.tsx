import { FULL_NAME_MAX_LENGTH } from "../../schema/limits.ts";
import { saveName } from "../../schema/profile/api.ts";
import { useApiForm } from "../frame/use-api-form.ts";
import { setOwnName } from "../net/session.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { FormDialog } from "../ui/overlay/dialog.tsx";

interface Props {
  open: boolean;
  /** The member's current name, if any. */
  current?: string | null;
  skipLabel?: string;
  /** Called with the new name, or null if the member skipped it. */
  onDone: (name: string | null) => void;
}

/** Asks what people should call the member. The member can skip it. */
export function NamePanel({ open, current = null, skipLabel = "Not now", onDone }: Props) {
  const { field, isBusy, submit } = useApiForm(saveName, {
    defaultValues: { full_name: current ?? "" },
    requiredTexts: { full_name: "Please enter a name, or skip this." },
    fieldOf: (code) => (code === "profile/name-reserved" ? "full_name" : undefined),
    onSuccess({ full_name }) {
      setOwnName(full_name);
      onDone(full_name);
    },
  });
  return (
    <FormDialog
      open={open}
      title="What should people call you?"
      description="Other players see this name at your seat. Without one, they see Anonymous Player."
      size="small"
      submitLabel="Use this name"
      cancelLabel={skipLabel}
      busy={isBusy}
      onSubmit={submit}
      onCancel={() => onDone(null)}
    >
      <TextField
        label="Your name"
        maxLength={FULL_NAME_MAX_LENGTH}
        autoComplete="nickname"
        autoFocus
        {...field("full_name")}
      />
    </FormDialog>
  );
}
