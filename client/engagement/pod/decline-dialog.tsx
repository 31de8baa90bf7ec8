import { declinePodRequest, type PodRequest } from "../../../schema/engagement/pod-api.ts";
import { POD_REPLY_MAX_LENGTH } from "../../../schema/limits.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/field/text-area.tsx";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import { cancelButton } from "../engagement-text.ts";
import { refreshPods } from "./pod-queries.ts";
import * as text from "./pod-text.ts";

interface Props {
  request: PodRequest;
  onClose: () => void;
}

/** Declines a request with kind words. */
export function DeclineDialog({ request: { requestId, displayName }, onClose }: Props) {
  const { field, isBusy, submit } = useApiForm(declinePodRequest, {
    params: { requestId },
    defaultValues: { reply: "" },
    requiredTexts: { reply: text.replyRequired },
    draft: `pod-reply.${requestId}`,
    onSuccess() {
      toast(text.declined);
      onClose();
      void refreshPods();
    },
    onFailure: () => void refreshPods(),
  });
  return (
    <FormDialog
      title={text.declineTitle(displayName)}
      description={text.declineHint}
      submitLabel={text.declineButton}
      cancelLabel={cancelButton}
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextArea label={text.replyField} maxLength={POD_REPLY_MAX_LENGTH} rows={4} autoFocus {...field("reply")} />
    </FormDialog>
  );
}
