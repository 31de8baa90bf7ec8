import { ACTION_REASON_MAX_LENGTH } from "../../../schema/limits.ts";
import type { ListedMember } from "../../../schema/member/admin-api.ts";
import { actOnMembers, type BulkActionKind } from "../../../schema/safety/admin-api.ts";
import { errorTextOf, loadErrorTextOf } from "../../frame/error-text.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/field/text-area.tsx";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import * as text from "./users-text.ts";

interface Props {
  members: readonly ListedMember[];
  kind: BulkActionKind;
  onDone: () => void;
  onClose: () => void;
}

interface Values {
  reason: string;
}

/** Asks for the reason, and suspends or restores the members. */
export function ActOnUsers({ members, kind, onDone, onClose }: Props) {
  const nameOf = (memberId: string) => members.find((each) => each.memberId === memberId)?.displayName ?? "";
  const { field, isBusy, submit } = useApiForm<typeof actOnMembers, Values>(actOnMembers, {
    defaultValues: { reason: "" },
    toBody: ({ reason }) => ({ memberIds: members.map(({ memberId }) => memberId), kind, reason }),
    requiredTexts: { reason: text.reasonRequired },
    async onSuccess({ changed, refused }) {
      if (changed.length > 0) toast({ title: text.bulkToasts[kind](changed.length) });
      await Promise.all(refused.map(({ code }) => loadErrorTextOf(code)));
      const reasons = refused.map(({ memberId, code }) =>
        text.refusedBecause(nameOf(memberId), errorTextOf(code).message),
      );
      if (reasons.length > 0) {
        toast({ title: text.notAllTitles[kind], message: reasons.join(" "), variant: "destructive" });
      }
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      title={text.bulkTitles[kind](members.length)}
      description={text.bulkHints[kind]}
      submitLabel={text.bulkButtons[kind](members.length)}
      cancelLabel={text.cancelButton}
      danger={kind === "suspend"}
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
