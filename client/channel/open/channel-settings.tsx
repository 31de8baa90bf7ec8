import { type Channel, editChannel } from "../../../schema/channel/api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { ChannelFields, channelFieldOf, channelRequiredTexts } from "../channel-fields.tsx";
import { permissionsOf } from "../channel-permissions.ts";
import { applyChannel } from "../channels.ts";
import * as text from "./open-text.ts";
import { PaceFields } from "./pace-fields.tsx";
import { usePaceForm } from "./use-pace-form.ts";

interface Props {
  channel: Channel;
  onClose: () => void;
}

/** A channel's name and description, and its quiet hours and slow mode, as far as this member may change them. */
export function ChannelSettings({ channel, onClose }: Props) {
  const { channelId, name, description, role, canSetPace } = channel;
  const { canEdit } = permissionsOf(role ?? "member");
  const pace = usePaceForm(channel, (edited) => {
    applyChannel(edited);
    onClose();
  });
  // Read while it renders, because the form keeps track only of what somebody reads then.
  const { isDirty: hasNewPace } = pace.form.formState;
  const about = useApiForm(editChannel, {
    params: { channelId },
    defaultValues: { name, description },
    requiredTexts: channelRequiredTexts,
    fieldOf: channelFieldOf,
    onSuccess(edited) {
      applyChannel(edited);
      if (hasNewPace) void pace.submit();
      else onClose();
    },
  });

  async function save() {
    // Nothing is saved before all fields are right.
    if (canSetPace && !(await pace.form.trigger(undefined, { shouldFocus: true }))) return;
    await (canEdit ? about.submit() : pace.submit());
  }

  return (
    <FormDialog
      title={text.settingsTitle}
      submitLabel={text.saveButton}
      cancelLabel={text.cancelButton}
      size="small"
      busy={about.isBusy || pace.isBusy}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <Stack $gap={24}>
        {canEdit && <ChannelFields field={about.field} />}
        {canSetPace && <PaceFields pace={pace} isOwn={role === "owner"} />}
      </Stack>
    </FormDialog>
  );
}
