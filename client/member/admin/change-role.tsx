import { ACTION_REASON_MAX_LENGTH } from "../../../schema/limits.ts";
import { changeRole, type MemberFile } from "../../../schema/member/admin-api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Switch } from "../../ui/field/switch.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as text from "./users-text.ts";

interface Props {
  user: MemberFile;
  role: MemberRole;
  onChanged: () => void;
  onClose: () => void;
}

interface Values {
  reason: string;
  isSure: boolean;
}

/** What has to be confirmed before a role is taken away. */
function questionOf({ displayName, isSelf, status }: MemberFile, role: MemberRole, isHeld: boolean) {
  if (!isHeld) return null;
  if (isSelf && role === "admin") {
    return { warning: text.ownRoleWarning, confirm: text.ownRoleConfirm, required: text.ownRoleRequired };
  }
  if (role === "safeguarding_lead" && status.isOnlyLead) {
    const warning = text.lastLeadWarning(displayName);
    return { warning, confirm: text.lastLeadConfirm, required: text.lastLeadRequired };
  }
  return null;
}

/** Gives the role, or takes it away, after asking. */
export function ChangeRole({ user, role, onChanged, onClose }: Props) {
  const { memberId, displayName, roles } = user;
  const name = text.roleNames[role];
  const isHeld = roles.includes(role);
  const question = questionOf(user, role, isHeld);
  const { form, field, errorOf, isBusy, submit } = useApiForm<typeof changeRole, Values>(changeRole, {
    params: { memberId },
    defaultValues: { reason: "", isSure: false },
    toBody: ({ reason, isSure }) => ({
      role,
      change: isHeld ? "take" : "give",
      reason,
      confirmsOwn: isSure,
      acceptsNoLead: isSure,
    }),
    check: ({ isSure }) => (question && !isSure ? { isSure: question.required } : {}),
    onSuccess() {
      toast({ title: isHeld ? text.takenToast(name, displayName) : text.givenToast(name, displayName) });
      onChanged();
      onClose();
    },
    onFailure(error) {
      // Someone else has changed the member, and this question no longer fits.
      onChanged();
      if (codeOf(error) === "member/changed") onClose();
      return false;
    },
  });
  return (
    <FormDialog
      title={isHeld ? text.takeTitle(name, displayName) : text.giveTitle(name, displayName)}
      description={isHeld ? text.takeHint : text.giveHint}
      submitLabel={isHeld ? text.takeButton : text.giveButton}
      cancelLabel={text.cancelButton}
      danger={isHeld}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack>
        {question && (
          <Stack $gap={8}>
            <Notice tone="warning">{question.warning}</Notice>
            <Switch as="checkbox" label={question.confirm} {...form.register("isSure")} />
            <Text role="alert" $tone="danger" $size="small">
              {errorOf("isSure")}
            </Text>
          </Stack>
        )}
        <TextArea
          label={text.roleReasonLabel}
          hint={text.auditReasonHint}
          maxLength={ACTION_REASON_MAX_LENGTH}
          {...field("reason")}
        />
      </Stack>
    </FormDialog>
  );
}
