import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ReportFile } from "../../../schema/safety/api.ts";
import { type NewAction, noticeKinds } from "../../../schema/safety/report-action.ts";
import { UserEntity, UserRoleEntity } from "../../account/account.entity.ts";
import { liftSuspension, suspendMember } from "../../account/account.ts";
import { notifySafetyNotice } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { ReportEntity } from "../report/report.entity.ts";
import { changeAndRead } from "../report/report-queue.ts";
import { handledBy } from "../report/report-view.ts";
import { MuteEntity } from "./mute.entity.ts";
import { ReportActionEntity } from "./report-action.entity.ts";
import { type Standing, standingOf } from "./standing.ts";

interface TakenAction {
  readonly file: ReportFile;
  /** The member whom it concerns. */
  readonly memberId: string;
  /** Whom to notify after the commit. */
  readonly notified: readonly string[];
}

const HOUR_MS = 60 * 60 * 1000;

/** Roles whose holders only an admin mutes or suspends (SAFE-42). */
const guardianRoles = ["admin", "safeguarding_lead"] as const;

/**
 * SAFE-41: the report's owner warns, mutes or suspends the member whom it is about, with a reason. Lifting is also
 * possible after the report is closed, for everyone who handles it.
 */
export async function actOnReport(
  em: EntityManager,
  guardian: Member,
  reportId: string,
  action: NewAction,
): Promise<TakenAction> {
  let memberId = "";
  let notified: readonly string[] = [];
  const file = await changeAndRead(em, guardian, reportId, async (tx) => {
    const aboutId = await lockParties(tx, guardian, reportId);
    const report = await tx.findOne(
      ReportEntity,
      { id: reportId, ...handledBy(guardian), $or: actable(guardian, action) },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!report) return 0;
    if (aboutId === null) throw new Refusal("safety/member-gone");
    memberId = aboutId;
    const until = action.kind === "mute" ? new Date(Date.now() + action.hours * HOUR_MS) : null;
    await refuseAgainst(tx, guardian, memberId, { action, until });
    await apply(tx, memberId, action, until);
    await tx.insert(ReportActionEntity, {
      report: reportId,
      actor: guardian.memberId,
      member: memberId,
      kind: action.kind,
      reason: action.reason,
      until,
    });
    if (sendsNotice(action)) notified = await notifySafetyNotice(tx, memberId);
    return 1;
  });
  return { file, memberId, notified };
}

const isLifting = ({ kind }: NewAction): boolean => kind === "unmute" || kind === "unsuspend";
const sendsNotice = ({ kind }: NewAction): boolean => (noticeKinds as readonly string[]).includes(kind);

const actable = ({ memberId: owner }: Member, action: NewAction) => [
  { state: "taken" as const, owner },
  ...(isLifting(action) ? [{ state: "closed" as const }] : []),
];

/**
 * Locks the accounts of the guardian and of the member whom the report is about, in a fixed order and before the report,
 * as when an account is erased. Of two leads who suspend each other, the second finds that they are suspended. Returns
 * the member's id, or null if there is none.
 */
async function lockParties(tx: EntityManager, { memberId }: Member, reportId: string): Promise<string | null> {
  const report = await tx.findOne(ReportEntity, reportId, { fields: ["about"], disableIdentityMap: true });
  const aboutId = report?.about?.id;
  const ids = aboutId === undefined ? [memberId] : [memberId, aboutId];
  const locked = await tx.find(
    UserEntity,
    { id: { $in: ids } },
    { orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
  );
  return locked.find(({ id }) => id === aboutId)?.id ?? null;
}

/** SAFE-42, SAFE-45: refuses an action that this guardian may not take, or that would change nothing. */
async function refuseAgainst(
  tx: EntityManager,
  guardian: Member,
  memberId: string,
  { action, until }: { action: NewAction; until: Date | null },
): Promise<void> {
  // Two leads who are suspended at the same time must not both count as the other one that remains.
  await tx.find(
    UserRoleEntity,
    { role: "safeguarding_lead" },
    { orderBy: { user: "asc" }, lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
  );
  const standing = await standingOf(tx, memberId);
  if (!standing) throw new Refusal("safety/member-gone");
  const isGuardian = guardianRoles.some((role) => standing.roles.includes(role));
  if (isGuardian && action.kind !== "warn" && !(await isAdmin(tx, guardian))) throw new Refusal("safety/admin-only");
  if (changesNothing(action.kind, until, standing)) throw new Refusal("safety/no-change");
  if (action.kind === "suspend" && standing.isOnlyLead && !action.acceptsNoLead) throw new Refusal("safety/last-lead");
}

/** SAFE-43: a mute that ends before the current one changes nothing: somebody has already muted the member for longer. */
function changesNothing(kind: NewAction["kind"], until: Date | null, { isSuspended, mutedUntil }: Standing): boolean {
  switch (kind) {
    case "warn":
      return false;
    case "mute":
      return until !== null && mutedUntil !== null && until.getTime() <= mutedUntil;
    case "unmute":
      return mutedUntil === null;
    case "suspend":
      return isSuspended;
    case "unsuspend":
      return !isSuspended;
  }
}

/** Read now, because the session may be older than the loss of the role. */
const isAdmin = async (tx: EntityManager, { memberId }: Member): Promise<boolean> =>
  (await tx.count(UserRoleEntity, { user: memberId, role: "admin" })) > 0;

async function apply(tx: EntityManager, memberId: string, action: NewAction, until: Date | null): Promise<void> {
  switch (action.kind) {
    case "warn":
      return;
    case "mute":
      if (until) await tx.upsert(MuteEntity, { user: memberId, until });
      return;
    case "unmute":
      await tx.nativeDelete(MuteEntity, { user: memberId });
      return;
    case "suspend":
      return await suspendMember(tx, memberId);
    case "unsuspend":
      return await liftSuspension(tx, memberId);
  }
}
