import type { Payment } from "../../../schema/payment/payment.ts";
import { ticketPath } from "../../../schema/ticket/ticket-path.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import * as text from "../payment-text.ts";
import { usePay } from "../use-pay.ts";

interface Props {
  payment: Payment;
  isAsking: boolean;
  onAsk: () => unknown;
}

export function OutcomeButtons({ payment, isAsking, onAsk }: Props) {
  const { status, eventId, ticketReference, heldUntil, isUnderWay } = payment;
  const { pay, isBusy } = usePay(eventId);
  // While a transfer is under way, paying again would mean paying twice.
  const hasTicket = ticketReference !== null;
  const canPay = heldUntil !== null && !hasTicket && !isUnderWay;
  return (
    <Cluster $gap={12}>
      {hasTicket && (
        <ButtonLink size="large" to={ticketPath(eventId, ticketReference)}>
          {text.ticketButton}
        </ButtonLink>
      )}
      {canPay && (
        <Button size="large" busy={isBusy} onClick={pay}>
          {status === "pending" ? text.continueButton : text.tryAgainButton}
        </Button>
      )}
      {!hasTicket && (status === "pending" || status === "failed") && (
        <Button variant={canPay ? "secondary" : "primary"} busy={isAsking} onClick={() => void onAsk()}>
          {text.paidButton}
        </Button>
      )}
      {hasTicket ? (
        <ButtonLink variant="secondary" to="/dashboard">
          {text.dashboardButton}
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" to={`/event/${eventId}`}>
          {text.eventButton}
        </ButtonLink>
      )}
    </Cluster>
  );
}
