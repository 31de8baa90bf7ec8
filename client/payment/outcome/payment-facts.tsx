import { eventLocale } from "../../../schema/event/event-time-text.ts";
import { shownReference } from "../../../schema/payment/money-text.ts";
import type { Payment } from "../../../schema/payment/payment.ts";
import { community } from "../../net/community.ts";
import { formatNaira } from "../../ui/format/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import * as text from "../payment-text.ts";

/** In the community's time zone. */
const when = (time: number): string =>
  new Intl.DateTimeFormat(eventLocale, {
    timeZone: community.timeZone,
    dateStyle: "medium",
    timeStyle: "short",
  }).format(time);

/** Which event and how much. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const { eventTitle, eventDate, amountKobo, reference, status } = payment;
  const price = amountKobo === null ? [] : [{ name: text.priceToPay, value: formatNaira(amountKobo) }];
  const paid = amountKobo === null ? [] : [{ name: text.paidLabel, value: formatNaira(amountKobo) }];
  const items = [
    { name: text.eventLabel, value: eventTitle },
    { name: text.dateLabel, value: when(eventDate) },
    ...(status === "confirmed" ? paid : price),
    { name: text.referenceLabel, value: shownReference(reference) },
  ];
  return (
    <Card>
      <DescriptionList items={items} />
    </Card>
  );
}
