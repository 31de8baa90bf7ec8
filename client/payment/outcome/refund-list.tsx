import { refundLine, refundNote, refundReasonTexts } from "../../../schema/payment/money-text.ts";
import type { Payment } from "../../../schema/payment/payment.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import * as text from "../payment-text.ts";

/** Money that goes back, and why. Nothing if there is none. */
export function RefundList({ refunds }: Pick<Payment, "refunds">) {
  if (refunds.length === 0) return null;
  return (
    <Panel title={text.refundsTitle}>
      <Stack $gap={16}>
        <Stack as="ul" $gap={12}>
          {refunds.map((refund, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: refunds have no ids here and keep their order
            <Stack as="li" key={index} $gap={4}>
              <Text $weight={700}>{refundLine(refund)}</Text>
              <Text>{refundReasonTexts[refund.reason]}</Text>
            </Stack>
          ))}
        </Stack>
        <SecondaryText>{refundNote}</SecondaryText>
      </Stack>
    </Panel>
  );
}
