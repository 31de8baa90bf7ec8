import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ReportFile } from "../../../schema/safety/api.ts";
import type { NewAction } from "../../../schema/safety/report-action.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { ReportEntity } from "../report/report.entity.ts";
import { changeAndRead } from "../report/report-queue.ts";
import { handledBy } from "../report/report-view.ts";
import { lockParties } from "./actor-lock.ts";
import { takeAction } from "./member-action.ts";

/**
 * SAFE-41: the report's owner warns, mutes or suspends the member whom it is about, with a reason. Lifting is also
 * possible after the report is closed, for everyone who handles it.
 */
export async function actOnReport(
  em: EntityManager,
  guardian: Member,
  reportId: string,
  action: NewAction,
): Promise<ReportFile> {
  return await changeAndRead(em, guardian, reportId, async (tx) => {
    const aboutId = await lockAbout(tx, guardian, reportId);
    const report = await tx.findOne(
      ReportEntity,
      { id: reportId, ...handledBy(guardian), $or: actable(guardian, action) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!report) return 0;
    if (aboutId === null) throw new Refusal("safety/member-gone");
    await takeAction(tx, guardian, aboutId, { action, reportId });
    return 1;
  });
}

const isLifting = ({ kind }: NewAction): boolean => kind === "unmute" || kind === "unsuspend";

const actable = ({ memberId: owner }: Member, action: NewAction) => [
  { state: "taken" as const, owner },
  ...(isLifting(action) ? [{ state: "closed" as const }] : []),
];

/** Locks the accounts before the report. Returns the id of the member whom it is about, or null if there is none. */
async function lockAbout(tx: EntityManager, { memberId }: Member, reportId: string): Promise<string | null> {
  const report = await tx.findOne(ReportEntity, reportId, { fields: ["about"], disableIdentityMap: true });
  const aboutId = report?.about?.id;
  return (await lockParties(tx, memberId, aboutId)) ? (aboutId ?? null) : null;
}
