import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { RECONCILIATION_FINDINGS_KEPT } from "../../../schema/payment/admin-api.ts";
import type { Database } from "../../platform/database/database.ts";
import type { JobQueue } from "../../platform/job.ts";
import { ProviderUnavailable } from "../provider/provider.ts";
import { type SettleOptions, settle } from "../settle/settle.ts";
import type { Difference } from "./compare.ts";
import { reconcile } from "./reconcile.ts";
import { ReconciliationEntity } from "./reconciliation.entity.ts";

/** Runs a comparison that an admin has started. */
export const reconcileQueue = {
  name: "payment/run-reconciliation",
  data: z.strictObject({ reconciliationId: z.uuid() }),
  timeoutSeconds: 30 * 60,
  concurrency: 1,
} satisfies JobQueue;

/**
 * PAY-50: compares the days of a run, and stores its progress and what it finds. Returns everything that differs. Nothing is
 * done for a run that has ended. A failure is stored with the run and thrown.
 */
export async function runReconciliation(
  database: Pick<Database, "fork">,
  id: string,
  options: SettleOptions,
): Promise<Difference[]> {
  const run = await database.fork().findOne(ReconciliationEntity, { id, state: "running" });
  if (!run) return [];
  try {
    const differences = await reconcile(
      database,
      { from: run.fromDay, to: run.toDay },
      {
        ...options,
        settle: (txRef) => settle(database.fork(), txRef, options),
        onProgress: (progress) => change(database.fork(), id, { ...progress, progressAt: raw("now()") }),
      },
    );
    await change(database.fork(), id, {
      state: "done",
      findingCount: differences.length,
      findings: differences.slice(0, RECONCILIATION_FINDINGS_KEPT),
      finishedAt: raw("now()"),
    });
    return differences;
  } catch (error) {
    const failure = error instanceof ProviderUnavailable ? "provider-away" : "error";
    await change(database.fork(), id, { state: "failed", failure, finishedAt: raw("now()") });
    throw error;
  }
}

const change = async (em: EntityManager, id: string, data: object): Promise<void> =>
  void (await em.nativeUpdate(ReconciliationEntity, { id, state: "running" }, data));

/** Runs what an admin has started. It is not tried again: they see that it failed, and why. */
export async function runRequested(
  database: Pick<Database, "fork">,
  id: string,
  options: SettleOptions,
): Promise<void> {
  try {
    await runReconciliation(database, id, options);
  } catch (error) {
    options.log.error({ error, reconciliationId: id }, "a comparison with the payment provider failed");
  }
}
