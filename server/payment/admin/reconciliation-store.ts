// SQL, because one statement reads a comparison's differences with the tickets that they are about.
import {
  type Finding,
  RECONCILIATION_SILENT_MINUTES,
  RECONCILIATIONS_PER_PAGE,
  type Reconciliation,
} from "../../../schema/payment/admin-api.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { UNKNOWN_USER } from "../../profile/profile.ts";

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** PAY-51: one that is silent for too long has died, although nothing has noted it yet. */
const isDead = `run.state = 'running' and run.progress_at < now() - interval '${RECONCILIATION_SILENT_MINUTES} minutes'`;

const columns = `run.id as "reconciliationId", run.from_day::text as "from", run.to_day::text as "to",
  run.is_nightly as "isNightly",
  case when run.requested_by is not null then coalesce(admin.full_name, '${UNKNOWN_USER}') end as "requestedBy",
  case when ${isDead} then 'failed' else run.state end as state,
  case when ${isDead} then 'error' else run.failure end as failure,
  run.done, run.total, run.compared, run.finding_count as "findingCount", ${milliseconds("run.started_at")} as "startedAt",
  ${milliseconds(`case when ${isDead} then run.progress_at else run.finished_at end`)} as "finishedAt"`;

const runs = "reconciliations run left join profiles admin on admin.user_id = run.requested_by";

/** A page of comparisons, the latest first. $1 how many to skip. */
export const selectRuns = prepared<Reconciliation>(
  "reconciliations",
  `select ${columns} from ${runs} order by run.started_at desc, run.id desc
   limit ${RECONCILIATIONS_PER_PAGE} offset $1`,
);

/** The comparison $1. */
export const selectRun = prepared<Reconciliation>("reconciliation", `select ${columns} from ${runs} where run.id = $1`);

/**
 * PAY-50: the differences of the comparison $1, with the ticket of each: that of its payment, or the one whose reference is in
 * place of a transaction.
 */
export const selectFindings = prepared<Finding>(
  "reconciliation-findings",
  `select found.kind, found."txRef", found."transactionId", found."oursKobo", found."theirsKobo",
     case when event.id is not null then json_build_object(
       'eventId', event.id, 'eventTitle', event.title,
       'reference', coalesce(paid.reference, unpaid.reference, payment.payment_reference)
     ) end as ticket
   from reconciliations run
   cross join lateral jsonb_array_elements(run.findings) with ordinality as item (value, place)
   cross join lateral jsonb_to_record(item.value)
     as found (kind text, "txRef" text, "transactionId" text, "oursKobo" float8, "theirsKobo" float8)
   left join event_payments payment on payment.flutterwave_tx_ref = found."txRef"
   left join event_registrations paid on paid.id = payment.registration_id
   left join event_registrations unpaid on found."txRef" = '' and unpaid.reference = found."transactionId"
   left join events event on event.id = coalesce(payment.event_id, unpaid.event_id)
   where run.id = $1 order by item.place`,
);
