import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf } from "../../../schema/endpoint.ts";
import {
  type listReconciliations,
  RECONCILIATIONS_PER_PAGE,
  type readReconciliation,
} from "../../../schema/payment/admin-api.ts";
import type { Jobs } from "../../platform/job.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import type { Checkout } from "../checkout.ts";
import { openRun } from "../reconcile/open-run.ts";
import type { Days } from "../reconcile/our-rows.ts";
import { ReconciliationEntity } from "../reconcile/reconciliation.entity.ts";
import { reconcileQueue } from "../reconcile/run.ts";
import { selectRun, selectRuns, withTickets } from "./reconciliation-store.ts";

interface Options {
  readonly mode: Checkout["mode"];
  readonly jobs: Jobs;
}

/** PAY-50: a page of comparisons, the latest first. */
export async function readReconciliations(
  em: EntityManager,
  page: number,
  { mode }: Pick<Options, "mode">,
): Promise<OutputOf<typeof listReconciliations>> {
  const reconciliations = await selectRuns(em, (page - 1) * RECONCILIATIONS_PER_PAGE);
  return { reconciliations, total: await em.count(ReconciliationEntity), canStart: mode !== "off" };
}

/** PAY-50: a comparison with what it has found. Refuses with `payment/reconciliation-not-found`. */
export async function readFindings(em: EntityManager, id: string): Promise<OutputOf<typeof readReconciliation>> {
  const run = await selectRun(em, id);
  if (!run) throw new Refusal("payment/reconciliation-not-found");
  const { findings, ...reconciliation } = run;
  return { reconciliation, findings: await withTickets(em, findings) };
}

/**
 * PAY-51: starts a comparison of these days in the background. Refuses while another one is running, and where there is no
 * provider to compare with. Days that are still to come are left out by the provider.
 */
export async function startReconciliation(
  em: EntityManager,
  { memberId: requestedBy }: Pick<Member, "memberId">,
  days: Days,
  { mode, jobs }: Options,
): Promise<{ reconciliationId: string }> {
  if (mode === "off") throw new Refusal("payment/no-provider");
  return await em.transactional(async (tx) => {
    const reconciliationId = await openRun(tx, { ...days, isNightly: false, requestedBy });
    if (reconciliationId === null) throw new Refusal("payment/reconciling");
    await jobs.enqueue(reconcileQueue, { reconciliationId }, { tx });
    return { reconciliationId };
  });
}
