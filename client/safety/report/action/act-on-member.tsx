import { actOnMember } from "../../../../schema/safety/admin-api.ts";
import { useApiForm } from "../../../frame/form/use-api-form.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormDialog } from "../../../ui/overlay/dialog.tsx";
import { ActionFields, type ActionValues, actionForm, type Lifting, type MemberStatus } from "./action-fields.tsx";
import * as text from "./action-text.ts";

interface Props {
  memberId: string;
  name: string;
  status: MemberStatus;
  lifting: Lifting;
  onChanged: () => void;
  onDone: () => void;
}

/** An admin warns, mutes, suspends or restores a member, with a reason. */
export function ActOnMember({ memberId, name, status, lifting, onChanged, onDone }: Props) {
  const api = useApiForm<typeof actOnMember, ActionValues>(actOnMember, {
    ...actionForm(lifting, status),
    params: { memberId },
    onSuccess(_, { kind }) {
      toast({ title: text.doneToasts[kind](name) });
      onChanged();
      onDone();
    },
    // Someone else may have changed the member.
    onFailure: () => void onChanged(),
  });
  return (
    <FormDialog
      title={text.title(name)}
      submitLabel={text.submitButtons[api.form.watch("kind")]}
      cancelLabel={text.cancelButton}
      busy={api.isBusy}
      onSubmit={api.submit}
      onCancel={onDone}
    >
      <ActionFields {...{ api, name, status, lifting }} mayRestrict />
    </FormDialog>
  );
}
