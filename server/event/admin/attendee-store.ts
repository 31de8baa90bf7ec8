import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { type Kysely, type Selectable, sql } from "kysely";
import type { QueryOf } from "../../../schema/endpoint.ts";
import type {
  AttendeeStatus,
  exportEventAttendees,
  ListedAttendee,
  TicketPaymentState,
} from "../../../schema/event/admin-api.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import type { UserEntity } from "../../account/account.entity.ts";
import type { EventPaymentEntity, paymentStatuses } from "../../payment/payment.entity.ts";
import type { EventRefundEntity } from "../../payment/refund/refund.entity.ts";
import { kobo } from "../../platform/database/kobo-type.ts";
import { likePattern, plainPattern } from "../../platform/database/like-pattern.ts";
import { milliseconds, rowCount } from "../../platform/database/typed-query.ts";
import type { ProfileEntity } from "../../profile/profile.entity.ts";
import { shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";
import type { EventCheckInEntity } from "../../ticket/check-in/check-in.entity.ts";
import type { EventRegistrationEntity } from "../registration/registration.entity.ts";
import type { EventWaitingEntity } from "../waiting/waiting.entity.ts";

type Tables = InferKyselyDB<
  | typeof EventRegistrationEntity
  | typeof EventWaitingEntity
  | typeof EventCheckInEntity
  | typeof EventPaymentEntity
  | typeof EventRefundEntity
  | typeof UserEntity
  | typeof ProfileEntity
>;
export type AttendeeFilter = QueryOf<typeof exportEventAttendees>;

const now = sql<Date>`now()`;

/** EVENT-75: everyone who has, had or waits for a seat at the event. */
export const attendeesOf = (em: EntityManager, eventId: string) => {
  const database = em.getKysely<Tables>();
  return seatsOf(database, eventId).unionAll(waitingFor(database, eventId)).as("attendee");
};

/** Of the payments for a seat the one that paid it counts, then one that goes back, then the newest. */
const seatsOf = (database: Kysely<Tables>, eventId: string) =>
  database
    .selectFrom("event_registrations as seat")
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom("event_payments as payment")
          .select(["payment.id", "payment.payment_status", "payment.amount"])
          .whereRef("payment.registration_id", "=", "seat.id")
          .orderBy((by) => by("payment.payment_status", "=", "completed"), "desc")
          .orderBy((by) => by("payment.payment_status", "=", "refunded"), "desc")
          .orderBy("payment.created_at", "desc")
          .limit(1)
          .as("paid"),
      (join) => join.onTrue(),
    )
    .leftJoin("event_check_ins as scan", (join) =>
      join.onRef("scan.registration_id", "=", "seat.id").on("scan.status", "=", "in"),
    )
    .where("seat.event_id", "=", eventId)
    .select((row) => [
      "seat.id",
      "seat.user_id",
      row
        .case()
        .when("seat.held_until", ">", now)
        .then("held" as const)
        .when("paid.payment_status", "=", "refunded")
        .then("refunded" as const)
        .when("seat.status", "=", "registered")
        .then("registered" as const)
        .else("cancelled" as const)
        .end()
        .$castTo<AttendeeStatus>()
        .as("status"),
      row.ref("seat.reference").$castTo<string | null>().as("reference"),
      "seat.registered_at",
      "seat.held_until",
      "scan.scanned_at as checked_in_at",
      "paid.id as payment_id",
      "paid.payment_status",
      "paid.amount",
    ]);

const waitingFor = (database: Kysely<Tables>, eventId: string) =>
  database
    .selectFrom("event_waiting_list as waiting")
    .where("waiting.event_id", "=", eventId)
    .select((row) => [
      "waiting.id",
      "waiting.user_id",
      sql.lit<AttendeeStatus>("waiting").as("status"),
      row.lit(null).as("reference"),
      "waiting.joined_at as registered_at",
      "waiting.offered_until as held_until",
      row.lit(null).as("checked_in_at"),
      row.lit(null).as("payment_id"),
      row.lit(null).as("payment_status"),
      row.lit(null).as("amount"),
    ]);

/** The attendees of a filter. */
function matching(em: EntityManager, eventId: string, { search, status, door }: AttendeeFilter) {
  let found = em
    .getKysely<Tables>()
    .selectFrom(attendeesOf(em, eventId))
    .innerJoin("users as account", "account.id", "attendee.user_id")
    .leftJoin("profiles as profile", "profile.user_id", "account.id");
  if (search) {
    // People copy a reference as it is printed: K7M2-9QPD.
    const reference = search.replaceAll(/[\s-]/g, "").toUpperCase();
    found = found.where((row) =>
      row.or([
        row(row.fn<string>("lower", ["account.email"]), "like", likePattern(search.toLowerCase())),
        row("profile.plain_name", "like", plainPattern(search)),
        row("attendee.reference", "like", likePattern(reference)),
      ]),
    );
  }
  if (status) found = found.where("attendee.status", "=", status);
  if (door) found = found.where("attendee.checked_in_at", door === "in" ? "is not" : "is", null);
  return found;
}

const sortColumns = {
  name: "profile.plain_name",
  registered: "attendee.registered_at",
  amount: "attendee.amount",
} as const;

/** The attendees of a filter: at most so many, after so many. */
export async function findAttendees(
  em: EntityManager,
  eventId: string,
  filter: AttendeeFilter,
  [limit, skipped]: readonly [number, number],
): Promise<ListedAttendee[]> {
  const { sort, order } = filter;
  const rows = await matching(em, eventId, filter)
    .select((row) => [
      "attendee.id as attendeeId",
      "attendee.user_id as memberId",
      row.fn.coalesce("profile.full_name", row.val(UNKNOWN_USER)).as("displayName"),
      sql.raw<MemberRole[]>(shownRoles("account.id")).as("roles"),
      "account.email",
      "attendee.status",
      milliseconds(row.ref("attendee.registered_at")).as("registeredAt"),
      milliseconds(row.case().when("attendee.held_until", ">", now).then(row.ref("attendee.held_until")).end()).as(
        "heldUntil",
      ),
      "attendee.reference",
      milliseconds(row.ref("attendee.checked_in_at")).as("checkedInAt"),
      "attendee.payment_status",
      kobo(row.ref("attendee.amount")).as("amountKobo"),
      row
        .selectFrom("event_refunds as refund")
        .whereRef("refund.payment_id", "=", "attendee.payment_id")
        .where("refund.part", "=", "price")
        .select(({ fn }) => fn.agg<RefundState[] | null>("array_agg", ["refund.state"]).as("states"))
        .as("refunds"),
    ])
    .orderBy(sortColumns[sort], (by) => by[order]().nullsLast())
    // The id decides between equal attendees, so that no page repeats one.
    .orderBy("attendee.id", order)
    .limit(limit)
    .offset(skipped)
    .execute();
  return rows.map(({ payment_status: status, amountKobo, refunds, ...attendee }) => {
    const isPriced = status !== null && amountKobo !== null;
    return { ...attendee, payment: isPriced ? { state: paymentState(status, refunds ?? []), amountKobo } : null };
  });
}

export const countAttendees = (em: EntityManager, eventId: string, filter: AttendeeFilter) =>
  matching(em, eventId, filter).select(rowCount).executeTakeFirstOrThrow();

type PaymentStatus = (typeof paymentStatuses)[number];
type RefundState = Selectable<Tables["event_refunds"]>["state"];

const otherStates: Readonly<Record<Exclude<PaymentStatus, "refunded">, TicketPaymentState>> = {
  initiated: "pending",
  failed: "failed",
  completed: "paid",
  cancelled: "ended",
  expired: "ended",
};

/** How the payment for a ticket stands, with its refunds. */
function paymentState(status: PaymentStatus, refunds: readonly RefundState[]): TicketPaymentState {
  if (status !== "refunded") return otherStates[status];
  if (refunds.length > 0 && refunds.every((state) => state === "completed")) return "refunded";
  return refunds.includes("refused") ? "refund-refused" : "refunding";
}
