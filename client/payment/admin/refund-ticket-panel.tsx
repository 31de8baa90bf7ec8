import { REFUND_REASON_MAX_LENGTH, refundTicket } from "../../../schema/payment/admin-api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/field/text-area.tsx";
import { FormDialog } from "../../ui/overlay/dialog.tsx";
import * as text from "./refund-ticket-text.ts";

interface Props {
  ticket: { eventId: string; registrationId: string; displayName: string; amountKobo: number };
  onChanged: () => void;
  onClose: () => void;
}

/** Says what a refund does, asks for the reason, and refunds the ticket. */
export function RefundTicketPanel({ ticket, onChanged, onClose }: Props) {
  const { eventId, registrationId, displayName, amountKobo } = ticket;
  const { field, isBusy, submit } = useApiForm(refundTicket, {
    params: { eventId, registrationId },
    defaultValues: { reason: "" },
    requiredTexts: { reason: text.reasonRequired },
    onSuccess() {
      toast(text.refundedToast(amountKobo, displayName));
      onChanged();
      onClose();
    },
    // Another admin may have refunded it, or somebody has let them in.
    onFailure: () => void onChanged(),
  });
  return (
    <FormDialog
      title={text.refundTitle(amountKobo, displayName)}
      description={text.refundEffect}
      submitLabel={text.refundButton(amountKobo)}
      cancelLabel={text.keepButton}
      danger
      busy={isBusy}
      onSubmit={submit}
      onCancel={onClose}
    >
      <TextArea
        label={text.reasonLabel}
        hint={text.reasonHint}
        maxLength={REFUND_REASON_MAX_LENGTH}
        autoFocus
        required
        {...field("reason")}
      />
    </FormDialog>
  );
}
