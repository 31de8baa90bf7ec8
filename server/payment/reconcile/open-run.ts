import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { RECONCILIATION_SILENT_MINUTES } from "../../../schema/payment/admin-api.ts";
import type { Days } from "./our-rows.ts";
import { ReconciliationEntity } from "./reconciliation.entity.ts";

interface Run extends Days {
  readonly isNightly: boolean;
  /** The admin who starts it. Null for those of the night and of a command. */
  readonly requestedBy: string | null;
}

/**
 * PAY-51: notes that a comparison begins. Returns its id, or null if another one is running: the database allows only one.
 * One that has been silent for longer than a run may take has died with its process, and counts as failed.
 */
export async function openRun(em: EntityManager, { from, to, isNightly, requestedBy }: Run): Promise<string | null> {
  await em.nativeUpdate(
    ReconciliationEntity,
    {
      state: "running",
      progressAt: { $lt: raw("now() - make_interval(mins => ?)", [RECONCILIATION_SILENT_MINUTES]) },
    },
    { state: "failed", failure: "error", finishedAt: raw("now()") },
  );
  const [row]: { id: string }[] = await em.execute(
    `insert into reconciliations (from_day, to_day, is_nightly, requested_by) values (?, ?, ?, ?)
     on conflict (state) where state = 'running' do nothing returning id`,
    [from, to, isNightly, requestedBy],
  );
  return row?.id ?? null;
}

/**
 * The row of tonight's comparison. A second try of the same night, after a failure or the death of the first, has the row of the
 * first. Rejects while an admin's comparison is running, so that the job is tried again.
 */
export async function openNightlyRun(em: EntityManager, { from, to }: Days): Promise<string> {
  const [row]: { id: string }[] = await em.execute(
    `update reconciliations set state = 'running', failure = null, finished_at = null, done = 0, total = null,
       started_at = now(), progress_at = now()
     where id = (
       select id from reconciliations where is_nightly and from_day = ? and to_day = ? and state <> 'done' limit 1
     ) and not exists (select from reconciliations other where other.state = 'running' and not other.is_nightly)
     returning id`,
    [from, to],
  );
  const id = row?.id ?? (await openRun(em, { from, to, isNightly: true, requestedBy: null }));
  if (id === null) throw new Error("another comparison with the payment provider is running");
  return id;
}
