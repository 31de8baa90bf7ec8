import styled from "styled-components";
import { moneyLead } from "../../schema/payment/money-text.ts";
import type { OwnRefund } from "../../schema/payment/payment.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Text } from "../ui/text/text.tsx";
import { paymentPath } from "./payment-paths.ts";
import { useOwnRefund } from "./refund-queries.ts";
import * as text from "./refund-text.ts";

interface Props {
  eventId: string;
}

/** PAY-54: on a card, where the member’s money is if some of it goes back, in one sentence. */
export function RefundLine({ eventId }: Props) {
  const own = useOwnRefund(eventId);
  if (!own) return null;
  return <Line own={own} />;
}

interface LinkProps extends Props {
  /** The event’s. */
  title: string;
  /** Names a payment to which it leads also when its money has long gone back. Null if there is none. */
  reference: string | null;
}

/** PAY-54: the same in the member’s own list, with where it leads. */
export function RefundWithLink({ eventId, title, reference }: LinkProps) {
  const own = useOwnRefund(eventId);
  const leadsTo = own?.reference ?? reference;
  return (
    <>
      {own && <Line own={own} />}
      {leadsTo !== null && (
        <AtEdge>
          <ButtonLink to={paymentPath(eventId, leadsTo)} variant="quiet" aria-label={text.seePaymentFor(title)}>
            {text.seePayment}
          </ButtonLink>
        </AtEdge>
      )}
    </>
  );
}

const Line = ({ own }: { own: OwnRefund }) => (
  <Text $size="small" $weight={700}>
    {moneyLead(own)}
  </Text>
);

// The words of a quiet button are at the left edge, above the link that covers a card.
const AtEdge = styled.div`position: relative; margin-inline-start: -12px;`;
