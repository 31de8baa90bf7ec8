import type { EntityManager } from "@mikro-orm/postgresql";
import type { AuditKind } from "../../../schema/audit/kind.ts";
import { countAs } from "../../../schema/member/role.ts";
import { type ActionKind, type NewAction, noticeKinds } from "../../../schema/safety/report-action.ts";
import { HOUR_MS } from "../../../schema/time.ts";
import { keepingAnAdmin, liftSuspension, lockHolders, suspendMember } from "../../account/account.ts";
import { recordAudit } from "../../audit/audit.ts";
import { notify } from "../../notification/notification.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { isAdmin } from "./actor-lock.ts";
import { type MemberStatus, memberStatusOf } from "./member-status.ts";
import { MuteEntity } from "./mute.entity.ts";
import { ReportActionEntity } from "./report-action.entity.ts";

const auditKinds: Readonly<Record<ActionKind, AuditKind>> = {
  warn: "member-warned",
  mute: "member-muted",
  unmute: "member-unmuted",
  suspend: "member-suspended",
  unsuspend: "member-restored",
};

/**
 * Warns, mutes, suspends or restores a member whose account is locked, with a reason, and notifies them of a
 * notice.
 */
export async function takeAction(
  tx: EntityManager,
  guardian: Member,
  memberId: string,
  { action, reportId }: { action: NewAction; reportId: string | null },
): Promise<void> {
  const until = action.kind === "mute" ? new Date(Date.now() + action.hours * HOUR_MS) : null;
  await refuseAgainst(tx, guardian, memberId, { action, until });
  await apply(tx, memberId, action, until);
  const { kind, reason } = action;
  const actorId = guardian.memberId;
  await tx.insert(ReportActionEntity, { report: reportId, actor: actorId, member: memberId, kind, reason, until });
  const detail = action.kind === "mute" ? `${action.hours} h` : null;
  await recordAudit(tx, { actorId, kind: auditKinds[kind], memberId, itemId: reportId, detail, reason });
  if (sendsNotice(action)) await notify(tx, "safety_notice", memberId);
}

export const sendsNotice = ({ kind }: NewAction): boolean => (noticeKinds as readonly string[]).includes(kind);

/** SAFE-42, SAFE-45: refuses an action that this guardian may not take, or that would change nothing. */
async function refuseAgainst(
  tx: EntityManager,
  guardian: Member,
  memberId: string,
  { action, until }: { action: NewAction; until: Date | null },
): Promise<void> {
  // In the order in which all changes of roles lock them.
  await lockHolders(tx, "admin");
  await lockHolders(tx, "safeguarding_lead");
  const status = await memberStatusOf(tx, memberId);
  if (!status) throw new Refusal("safety/member-gone");
  const isGuardian = countAs("guardian", status.roles);
  if (isGuardian && action.kind !== "warn" && !(await isAdmin(tx, guardian))) throw new Refusal("safety/admin-only");
  if (changesNothing(action.kind, until, status)) throw new Refusal("safety/no-change");
  if (action.kind === "suspend" && status.isOnlyLead && !action.acceptsNoLead) throw new Refusal("safety/last-lead");
}

/** SAFE-43: a mute that ends before the current one changes nothing: somebody has already muted the member for longer. */
function changesNothing(kind: ActionKind, until: Date | null, { isSuspended, mutedUntil }: MemberStatus): boolean {
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
      return await keepingAnAdmin(tx, memberId, () => suspendMember(tx, memberId), "member/last-admin");
    case "unsuspend":
      return await liftSuspension(tx, memberId);
  }
}
