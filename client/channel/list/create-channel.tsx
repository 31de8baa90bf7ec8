import { useId, useState } from "react";
import { type Channel, createChannel } from "../../../schema/channel/api.ts";
import { sentenceWithReason } from "../../app/error-sentences.ts";
import { call } from "../../net/http.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Switch } from "../../ui/field/switch.tsx";
import { Stack } from "../../ui/layout/flow.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { ChannelFields } from "../channel-fields.tsx";
import { privateWords } from "../channel-words.ts";
import { hearChannel } from "../channels.ts";
import { useChannelForm } from "../use-channel-form.ts";

interface Props {
  initialName: string;
  onCreated: (channel: Channel) => void;
  onCancel: () => void;
}

/** Makes a channel: its name, what it is about, and who finds it. */
export function CreateChannel({ initialName, onCreated, onCancel }: Props) {
  const formId = useId();
  const [isPrivate, setIsPrivate] = useState(false);
  const { draft, error, isSaving, nameField, change, submit } = useChannelForm({
    draft: { name: initialName, description: "" },
    async save(body) {
      const channel = await call(createChannel, { body: { ...body, is_private: isPrivate } });
      hearChannel(channel);
      onCreated(channel);
    },
    onFailure: (failure) => toast({ ...sentenceWithReason(failure, "createChannel"), variant: "destructive" }),
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !isSaving && onCancel()}
      title="Create a channel"
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSaving}>
            Create channel
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <ChannelFields draft={draft} error={error} nameField={nameField} onChange={change} />
          <Switch
            label="Private channel"
            description={privateWords}
            checked={isPrivate}
            onChange={(event) => setIsPrivate(event.currentTarget.checked)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
