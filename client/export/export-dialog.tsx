import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { exportOwnData } from "../../schema/export/api.ts";
import { PASSWORD_MAX_LENGTH } from "../../schema/limits.ts";
import { toastError } from "../frame/error-text.ts";
import { ApiError } from "../net/http/api-error.ts";
import { download, saveFile } from "../net/http/download.ts";
import { toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { FormDialog } from "../ui/overlay/dialog.tsx";
import * as text from "./export-text.ts";

/** Asks for the password and saves the file. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function refuse(message: string) {
    setFault(message);
    input.current?.focus();
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportOwnData, { body: { password } }),
    onSuccess(file) {
      saveFile(file);
      toast(text.savedToast);
      onClose();
    },
    onError(error) {
      const field = error instanceof ApiError ? error.fields.password : undefined;
      if (field === undefined) toastError(error, text.failed);
      else refuse(field);
    },
  });
  return (
    <FormDialog
      title={text.dialogTitle}
      description={text.dialogHint}
      size="small"
      submitLabel={text.downloadButton}
      busy={isPending}
      onSubmit={() => (password === "" ? refuse(text.passwordRequired) : mutate())}
      onCancel={onClose}
    >
      <TextField
        ref={input}
        type="password"
        label={text.passwordLabel}
        error={fault}
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(change) => setPassword(change.target.value)}
      />
    </FormDialog>
  );
}
