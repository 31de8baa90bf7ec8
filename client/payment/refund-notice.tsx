import { moneyLead, refundReasonTexts } from "../../schema/payment/money-text.ts";
import type { OwnRefund } from "../../schema/payment/payment.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice, type NoticeTone } from "../ui/feedback/notice.tsx";
import { paymentPath } from "./payment-paths.ts";
import * as text from "./refund-text.ts";

const tones: Readonly<Record<OwnRefund["refund"]["state"], NoticeTone>> = {
  pending: "info",
  completed: "success",
  failed: "warning",
};

interface Props {
  eventId: string;
  own: OwnRefund;
}

/** PAY-54: where the member’s money is, and why it goes back. */
export function RefundNotice({ eventId, own }: Props) {
  return (
    <Notice
      tone={tones[own.refund.state]}
      title={moneyLead(own)}
      live
      action={
        <ButtonLink to={paymentPath(eventId, own.reference)} variant="quiet">
          {text.seePayment}
        </ButtonLink>
      }
    >
      {refundReasonTexts[own.refund.reason]}
    </Notice>
  );
}
