import { Controller } from "react-hook-form";
import { useNavigate } from "react-router";
import { openPod, type Pod, type PodRequest } from "../../../schema/engagement/pod-api.ts";
import { CHANNEL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { isNameFault } from "../../frame/form/name-fault.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { RadioCards } from "../../ui/field/radio-cards.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { cancelButton } from "../engagement-text.ts";
import { refreshPods } from "./pod-queries.ts";
import * as text from "./pod-text.ts";

const NEW = "new";

interface Props {
  request: PodRequest;
  /** The mentor's own pods. */
  pods: readonly Pod[];
  onClose: () => void;
}

/** Opens a pod for a request, or brings its member into one of the mentor's pods. */
export function OpenDialog({ request: { requestId, displayName, topic }, pods, onClose }: Props) {
  const navigate = useNavigate();
  const { form, field, isBusy, submit } = useApiForm(openPod, {
    params: { requestId },
    defaultValues: { pod: NEW, name: text.suggestedName(text.topics[topic]) },
    toBody: ({ pod, name }) => ({ channelId: pod === NEW ? null : pod, name }),
    requiredTexts: { name: text.nameRequired },
    fieldOf: (code) => (isNameFault(code) ? "name" : undefined),
    onSuccess({ channelId }) {
      const open = () => void navigate(`/community/channel/${channelId}`);
      toast({ ...text.opened, action: { label: text.goToPod, onPress: open } });
      onClose();
      void refreshPods();
    },
    // Another mentor may have been faster. The form still shows why it failed.
    onFailure: () => void refreshPods(),
  });
  const options = [
    ...pods.map(({ channelId, name }) => ({ value: channelId, label: name })),
    { value: NEW, label: text.newPod },
  ];
  const pod = form.watch("pod");
  return (
    <FormDialog
      title={text.openTitle(displayName)}
      description={text.openHint}
      submitLabel={text.openConfirm}
      cancelLabel={cancelButton}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack>
        {pods.length > 0 && (
          <Controller
            control={form.control}
            name="pod"
            render={({ field: { value, onChange, ref } }) => (
              <RadioCards legend={text.podLegend} ref={ref} value={value} options={options} onChange={onChange} />
            )}
          />
        )}
        {pod === NEW && <TextField label={text.nameLabel} maxLength={CHANNEL_NAME_MAX_LENGTH} {...field("name")} />}
      </Stack>
    </FormDialog>
  );
}
