import { type Channel, createChannel } from "../../../schema/channel/api.ts";
import { errorTextWithReason } from "../../frame/error-text.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Switch } from "../../ui/field/switch.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import { channelFailures } from "../channel-errors.ts";
import { ChannelFields, channelFieldOf, channelRequiredTexts } from "../channel-fields.tsx";
import { applyChannel } from "../channels.ts";
import * as text from "./list-text.ts";

interface Props {
  initialName: string;
  onCreated: (channel: Channel) => void;
  onCancel: () => void;
}

/** Creates a channel: its name, its description, and who can find it. */
export function CreateChannel({ initialName, onCreated, onCancel }: Props) {
  const { form, field, isBusy, submit } = useApiForm(createChannel, {
    defaultValues: { name: initialName, description: "", is_private: false },
    requiredTexts: channelRequiredTexts,
    fieldOf: channelFieldOf,
    errorText: (error) => errorTextWithReason(error, channelFailures.createChannel),
    onSuccess(channel) {
      applyChannel(channel);
      onCreated(channel);
    },
  });
  return (
    <FormDialog
      title={text.createTitle}
      submitLabel={text.submitButton}
      cancelLabel={text.cancelButton}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Stack>
        <ChannelFields field={field} />
        <Switch label={text.privateLabel} description={text.privateHint} {...form.register("is_private")} />
        <SecondaryText>{text.supervisionNotice}</SecondaryText>
      </Stack>
    </FormDialog>
  );
}
