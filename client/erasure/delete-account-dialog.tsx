import { useNavigate } from "react-router";
import { deleteAccount } from "../../schema/erasure/api.ts";
import { PASSWORD_MAX_LENGTH } from "../../schema/limits.ts";
import { useApiForm } from "../frame/form/use-api-form.ts";
import { setSession } from "../net/session.ts";
import { toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { FormDialog } from "../ui/overlay/dialog.tsx";
import { BulletList } from "../ui/text/bullet-list.tsx";
import { Heading } from "../ui/text/heading.tsx";
import * as text from "./erasure-text.ts";

/** Says what goes and what stays, and asks for the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { field, isBusy, submit } = useApiForm(deleteAccount, {
    defaultValues: { password: "" },
    requiredTexts: { password: text.passwordRequired },
    failedText: text.failed,
    onSuccess() {
      onClose();
      setSession(null, { isByChoice: true });
      navigate("/");
      toast(text.deletedToast);
    },
  });
  return (
    <FormDialog
      title={text.dialogTitle}
      submitLabel={text.deleteButton}
      cancelLabel={text.cancelButton}
      danger
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack $gap={24}>
        <Consequences title={text.goesTitle} items={text.goes} />
        <Consequences title={text.staysTitle} items={text.stays} />
        <TextField
          type="password"
          label={text.passwordLabel}
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete="current-password"
          {...field("password")}
        />
      </Stack>
    </FormDialog>
  );
}

function Consequences({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Stack $gap={8}>
      <Heading level={3} size="lead">
        {title}
      </Heading>
      <BulletList items={items} />
    </Stack>
  );
}
