import type { EntityManager } from "@mikro-orm/postgresql";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { BulkActionKind } from "../../../schema/safety/admin-api.ts";
import type { NewAction } from "../../../schema/safety/report-action.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { isAdmin, lockParties } from "./actor-lock.ts";
import { takeAction } from "./member-action.ts";

/**
 * USERS-9: an admin warns, mutes, suspends or restores a member, with a reason and without a report. The actor's own account is refused, so an active admin is always left (USERS-6).
 */
export async function actOnMember(
  em: EntityManager,
  admin: Member,
  memberId: string,
  action: NewAction,
): Promise<void> {
  if (memberId === admin.memberId) throw new Refusal("member/own-account");
  await em.transactional(async (tx) => {
    if (!(await lockParties(tx, admin.memberId, memberId))) throw new Refusal("member/not-found");
    // Another admin may have suspended this one, or taken the role, since the request began.
    if (!(await isAdmin(tx, admin))) throw new Refusal("account/not-allowed");
    await takeAction(tx, admin, memberId, { action, reportId: null });
  });
}

export interface BulkActions {
  readonly changed: string[];
  readonly refused: { memberId: string; code: ErrorCode }[];
}

/**
 * USERS-10: suspends or restores several members, each in a transaction of its own, so that one who cannot be does not
 * stop the others.
 */
export async function actOnMembers(
  em: EntityManager,
  admin: Member,
  { memberIds, kind, reason }: { memberIds: readonly string[]; kind: BulkActionKind; reason: string },
): Promise<BulkActions> {
  const done: BulkActions = { changed: [], refused: [] };
  const action: NewAction = kind === "suspend" ? { kind, reason, acceptsNoLead: false } : { kind, reason };
  for (const memberId of new Set(memberIds)) {
    try {
      await actOnMember(em.fork(), admin, memberId, action);
      done.changed.push(memberId);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "account/not-allowed") throw error;
      done.refused.push({ memberId, code: error.code });
    }
  }
  return done;
}
