import type { PodDeclineReason } from "../../../schema/engagement/decline-reason.ts";
import { declinePodRequest, type PodRequest } from "../../../schema/engagement/pod-api.ts";
import { POD_REPLY_MAX_LENGTH } from "../../../schema/limits.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { DeclineDialog } from "../decline-dialog.tsx";
import { reasonRequired } from "../engagement-text.ts";
import { refreshPods } from "./pod-queries.ts";
import * as text from "./pod-text.ts";

interface Props {
  request: PodRequest;
  /** SAFE-61: somebody can read along. */
  allowsWords: boolean;
  onClose: () => void;
}

/** Declines a request with a reason or with kind words. */
export function DeclineRequest({ request: { requestId, displayName }, allowsWords, onClose }: Props) {
  const decline = useApiForm(declinePodRequest, {
    params: { requestId },
    defaultValues: { reason: undefined as PodDeclineReason | undefined, reply: "" },
    // The schema has already checked that there is a reason.
    toBody: ({ reason, reply }) => ({ reason: reason as PodDeclineReason, reply }),
    requiredTexts: { reason: reasonRequired },
    draft: `pod-reply.${requestId}`,
    onSuccess() {
      toast(text.declined);
      onClose();
      void refreshPods();
    },
    onFailure: () => void refreshPods(),
  });
  return (
    <DeclineDialog
      decline={decline}
      title={text.declineTitle(displayName)}
      hint={text.declineHint}
      button={text.declineButton}
      reasons={text.reasonOptions}
      allowsWords={allowsWords}
      words={{ name: "reply", label: text.replyField, hint: text.replyHint, maxLength: POD_REPLY_MAX_LENGTH }}
      onClose={onClose}
    />
  );
}
