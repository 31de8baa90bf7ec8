import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import type { OutputOf } from "../../../schema/endpoint.ts";
import type { AttendeeStatus, readEventFigures } from "../../../schema/event/admin-api.ts";
import type { EventPaymentEntity } from "../../payment/payment.entity.ts";
import type { EventRefundEntity } from "../../payment/refund/refund.entity.ts";
import type { EventPaymentTransactionEntity } from "../../payment/settle/transaction.entity.ts";
import { kobo } from "../../platform/database/kobo-type.ts";
import { milliseconds } from "../../platform/database/typed-query.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { EventEntity } from "../event.entity.ts";
import { attendeesOf } from "./attendee-store.ts";

type Tables = InferKyselyDB<
  typeof EventEntity | typeof EventPaymentEntity | typeof EventPaymentTransactionEntity | typeof EventRefundEntity
>;

/** EVENT-76: an event with its numbers. Refuses with `event/not-found`. */
export async function readFigures(em: EntityManager, eventId: string): Promise<OutputOf<typeof readEventFigures>> {
  const figures = await em
    .getKysely<Tables>()
    .selectFrom("events as event")
    .crossJoin(peopleAt(em, eventId))
    .crossJoin(moneyFor(em, eventId))
    .where("event.id", "=", eventId)
    .select((row) => [
      "event.id as eventId",
      "event.title",
      milliseconds(row.ref("event.event_date")).as("eventDate"),
      "event.location",
      row("event.cancelled_at", "is not", null).$castTo<boolean>().as("isCancelled"),
      "event.is_active as isActive",
      "event.max_attendees as maxAttendees",
      row
        .case()
        .when("event.is_paid_event", "=", true)
        .then(kobo(row.ref("event.ticket_price")))
        .end()
        .as("ticketPriceKobo"),
      kobo(row.ref("money.received")).as("receivedKobo"),
      kobo(row.ref("money.refunded")).as("refundedKobo"),
    ])
    .selectAll("people")
    .executeTakeFirst();
  if (!figures) throw new Refusal("event/not-found");
  return figures;
}

/** Members who are gone are no attendees any more. */
const peopleAt = (em: EntityManager, eventId: string) =>
  em
    .getKysely<Tables>()
    .selectFrom(attendeesOf(em, eventId))
    .select((row) => {
      const countOf = (status: AttendeeStatus) =>
        row.cast<number>(row.fn.countAll().filterWhere("attendee.status", "=", status), "integer").as(status);
      return [
        countOf("registered"),
        countOf("held"),
        countOf("waiting"),
        countOf("refunded"),
        countOf("cancelled"),
        row.cast<number>(row.fn.count("attendee.checked_in_at"), "integer").as("checkedIn"),
      ];
    })
    .as("people");

/** With the money of members who are gone. In another currency none was ever taken for a ticket. */
const moneyFor = (em: EntityManager, eventId: string) =>
  em
    .getKysely<Tables>()
    .selectFrom("event_payments as payment")
    .innerJoin("event_payment_transactions as paid", "paid.payment_id", "payment.id")
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom("event_refunds as sent")
          .whereRef("sent.transaction_id", "=", "paid.id")
          .select(({ fn }) => fn.sum<number | null>("sent.amount").as("amount"))
          .as("refund"),
      (join) => join.onTrue(),
    )
    .where("payment.event_id", "=", eventId)
    .where("paid.status", "=", "successful")
    .where("paid.currency", "=", "NGN")
    .select((row) => [
      row.fn.coalesce(row.fn.sum<number>("paid.amount"), row.lit(0)).as("received"),
      row.fn.coalesce(row.fn.sum<number>("refund.amount"), row.lit(0)).as("refunded"),
    ])
    .as("money");
