import { ACTION_REASON_MAX_LENGTH } from "../../../schema/limits.ts";
import type { ListedMember } from "../../../schema/member/admin-api.ts";
import { suspendMembers } from "../../../schema/safety/admin-api.ts";
import { errorTextOf } from "../../frame/error-text.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/field/text-area.tsx";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import * as text from "./users-text.ts";

interface Props {
  members: readonly ListedMember[];
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  reason: string;
}

/** Asks for the reason, and suspends the members. */
export function SuspendUsers({ members, onDone, onClose }: Props) {
  const nameOf = (memberId: string) => members.find((each) => each.memberId === memberId)?.displayName ?? "";
  const { field, isBusy, submit } = useApiForm<typeof suspendMembers, Values>(suspendMembers, {
    defaultValues: { reason: "" },
    toBody: ({ reason }) => ({ memberIds: members.map(({ memberId }) => memberId), reason }),
    requiredTexts: { reason: text.reasonRequired },
    onSuccess({ suspended, refused }) {
      if (suspended.length > 0) toast({ title: text.suspendedToast(suspended.length) });
      const reasons = refused.map(({ memberId, code }) =>
        text.notSuspended(nameOf(memberId), errorTextOf(code).message),
      );
      if (reasons.length > 0) {
        toast({ title: text.notSuspendedTitle, message: reasons.join(" "), variant: "destructive" });
      }
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      title={text.suspendTitle(members.length)}
      description={text.suspendHint}
      submitLabel={text.suspendSelectedButton(members.length)}
      cancelLabel={text.cancelButton}
      danger
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextArea
        label={text.reasonLabel}
        hint={text.auditReasonHint}
        maxLength={ACTION_REASON_MAX_LENGTH}
        autoFocus
        {...field("reason")}
      />
    </FormDialog>
  );
}
