import { useState } from "react";
import { type Channel, createChannel } from "../../../schema/channel/api.ts";
import { errorTextWithReason } from "../../frame/error-text.ts";
import { call } from "../../net/http.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { Switch } from "../../ui/field/switch.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";
import { channelFailures } from "../channel-errors.ts";
import { ChannelFields } from "../channel-fields.tsx";
import { privateText, supervisionNotice } from "../channel-text.ts";
import { applyChannel } from "../channels.ts";
import { useChannelForm } from "../use-channel-form.ts";

interface Props {
  initialName: string;
  onCreated: (channel: Channel) => void;
  onCancel: () => void;
}

/** Makes a channel: its name, what it is about, and who finds it. */
export function CreateChannel({ initialName, onCreated, onCancel }: Props) {
  const [isPrivate, setIsPrivate] = useState(false);
  const { draft, error, isSaving, nameField, change, submit } = useChannelForm({
    draft: { name: initialName, description: "" },
    async save(body) {
      const channel = await call(createChannel, { body: { ...body, is_private: isPrivate } });
      applyChannel(channel);
      onCreated(channel);
    },
    onFailure: (failure) =>
      toast({ ...errorTextWithReason(failure, channelFailures.createChannel), variant: "destructive" }),
  });
  return (
    <FormDialog
      title="Create a channel"
      submitLabel="Create channel"
      cancelLabel="Cancel"
      busy={isSaving}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Stack>
        <ChannelFields draft={draft} error={error} nameField={nameField} onChange={change} />
        <Switch
          label="Private channel"
          description={privateText}
          checked={isPrivate}
          onChange={(event) => setIsPrivate(event.currentTarget.checked)}
        />
        <Text $size="small" $tone="muted">
          {supervisionNotice}
        </Text>
      </Stack>
    </FormDialog>
  );
}
