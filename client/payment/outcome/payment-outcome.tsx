import type { ReactNode } from "react";
import type { Payment } from "../../../schema/payment/payment.ts";
import { TicketCodePanel } from "../../ticket/ticket-code-panel.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as text from "../payment-text.ts";
import { SeatClock } from "../seat-clock.tsx";
import { outcomeOf } from "./outcome.ts";
import { OutcomeButtons } from "./outcome-buttons.tsx";
import { PaymentFacts } from "./payment-facts.tsx";
import { RefundList } from "./refund-list.tsx";

interface Props {
  payment: Payment;
  /** False if the provider could not be asked. */
  isCurrent: boolean;
  wasStopped: boolean;
  isAsking: boolean;
  onAsk: () => unknown;
}

/** What the server knows about a payment, and what the member can do next. */
export function PaymentOutcome({ payment, isCurrent, wasStopped, isAsking, onAsk }: Props) {
  const outcome = outcomeOf(payment, wasStopped);
  const { eventId, ticketReference } = payment;
  const isOpen = ticketReference === null && (payment.status === "pending" || payment.status === "failed");
  return (
    <Stack $gap={24}>
      {/* A ticket’s code has its place, on the first screen of a phone. */}
      {ticketReference === null && (
        <Cluster>
          <LampPicture lit={payment.status === "pending"} />
        </Cluster>
      )}
      {/* Changes while the page is open, so screen readers say it. */}
      <Stack $gap={8} role="status">
        <Heading level={1}>{outcome.title}</Heading>
        {outcome.lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
      {!isCurrent && <Away />}
      {isOpen && payment.heldUntil !== null && <SeatClock heldUntil={payment.heldUntil} onEnd={() => void onAsk()} />}
      {ticketReference !== null && <TicketCodePanel address={{ eventId, reference: ticketReference }} />}
      <OutcomeButtons payment={payment} isAsking={isAsking} onAsk={onAsk} />
      <PaymentFacts payment={payment} />
      <RefundList refunds={payment.refunds} />
    </Stack>
  );
}

const Away = (): ReactNode => (
  <Notice tone="warning" title={text.providerAway.title} live>
    {text.providerAway.message}
  </Notice>
);
