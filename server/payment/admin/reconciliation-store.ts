import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import {
  type Finding,
  RECONCILIATION_SILENT_MINUTES,
  RECONCILIATIONS_PER_PAGE,
  type Reconciliation,
} from "../../../schema/payment/admin-api.ts";
import type { EventEntity } from "../../event/event.entity.ts";
import type { EventRegistrationEntity } from "../../event/registration/registration.entity.ts";
import { milliseconds, type RowOf } from "../../platform/database/typed-query.ts";
import type { ProfileEntity } from "../../profile/profile.entity.ts";
import { UNKNOWN_USER } from "../../profile/profile.ts";
import type { EventPaymentEntity } from "../payment.entity.ts";
import type { Difference } from "../reconcile/compare.ts";
import type { ReconciliationEntity } from "../reconcile/reconciliation.entity.ts";

type Tables = InferKyselyDB<
  | typeof ReconciliationEntity
  | typeof ProfileEntity
  | typeof EventPaymentEntity
  | typeof EventRegistrationEntity
  | typeof EventEntity
>;

const runs = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("reconciliations as run")
    .leftJoin("profiles as admin", "admin.user_id", "run.requested_by");

type Row = RowOf<ReturnType<typeof runs>>;

/** PAY-51: one that is silent for too long has died, although nothing has noted it yet. */
const isDead = (row: Row) =>
  row.and([
    row("run.state", "=", "running"),
    row("run.progress_at", "<", sql<Date>`now() - make_interval(mins => ${RECONCILIATION_SILENT_MINUTES})`),
  ]);

const columns = (row: Row) => {
  const admin = row.fn.coalesce("admin.full_name", row.val(UNKNOWN_USER));
  const finishedAt = row
    .case()
    .when(isDead(row))
    .then(row.ref("run.progress_at"))
    .else(row.ref("run.finished_at"))
    .end();
  return [
    "run.id as reconciliationId",
    "run.from_day as from",
    "run.to_day as to",
    "run.is_nightly as isNightly",
    row.case().when("run.requested_by", "is not", null).then(admin).end().as("requestedBy"),
    row
      .case()
      .when(isDead(row))
      .then("failed" as const)
      .else(row.ref("run.state"))
      .end()
      .as("state"),
    row
      .case()
      .when(isDead(row))
      .then("error" as const)
      .else(row.ref("run.failure"))
      .end()
      .as("failure"),
    "run.done",
    "run.total",
    "run.compared",
    "run.finding_count as findingCount",
    milliseconds(row.ref("run.started_at")).as("startedAt"),
    milliseconds(finishedAt).as("finishedAt"),
  ] as const;
};

/** A page of comparisons, the latest first. */
export const selectRuns = (em: EntityManager, skipped: number): Promise<Reconciliation[]> =>
  runs(em)
    .select(columns)
    .orderBy("run.started_at", "desc")
    .orderBy("run.id", "desc")
    .limit(RECONCILIATIONS_PER_PAGE)
    .offset(skipped)
    .execute();

/** A comparison, with what it has found. */
export const selectRun = (em: EntityManager, id: string) =>
  runs(em).select(columns).select("run.findings").where("run.id", "=", id).executeTakeFirst();

/**
 * PAY-50: the differences, with the ticket of each: that of its payment, or the one whose reference is in place of a
 * transaction.
 */
export async function withTickets(em: EntityManager, differences: readonly Difference[]): Promise<Finding[]> {
  const tickets = await selectTickets(em, differences);
  return differences.map((difference) => {
    const { txRef, transactionId } = difference;
    const found = tickets.find((each) => each.txRef === txRef && (txRef !== "" || each.reference === transactionId));
    if (!found) return { ...difference, ticket: null };
    const { txRef: _, ...ticket } = found;
    return { ...difference, ticket };
  });
}

async function selectTickets(em: EntityManager, differences: readonly Difference[]) {
  const txRefs = differences.map(({ txRef }) => txRef);
  const references = differences.map(({ transactionId }) => transactionId);
  const database = em.getKysely<Tables>();
  const unpaid = database
    .selectFrom("event_registrations as seat")
    .innerJoin("events as event", "event.id", "seat.event_id")
    .where((row) => row("seat.reference", "=", row.fn.any(row.val(references))))
    .select(["event.id as eventId", "event.title as eventTitle", "seat.reference", sql.lit<string>("").as("txRef")]);
  return await database
    .selectFrom("event_payments as payment")
    .innerJoin("events as event", "event.id", "payment.event_id")
    .leftJoin("event_registrations as seat", "seat.id", "payment.registration_id")
    .where((row) => row("payment.flutterwave_tx_ref", "=", row.fn.any(row.val(txRefs))))
    .select((row) => [
      "event.id as eventId",
      "event.title as eventTitle",
      row.fn.coalesce("seat.reference", "payment.payment_reference").as("reference"),
      "payment.flutterwave_tx_ref as txRef",
    ])
    .unionAll(unpaid)
    .execute();
}
