import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { MemberFile } from "../../../schema/member/admin-api.ts";
import { type ActionKind, actionKinds } from "../../../schema/safety/report-action.ts";
import { UserEntity } from "../../account/account.entity.ts";
import { recordAudit } from "../../audit/audit.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { ProfileEntity } from "../../profile/profile.entity.ts";
import { namedMembers, pictureAddress } from "../../profile/profile.ts";
import { ReportActionEntity } from "../../safety/action/report-action.entity.ts";
import { AgeConfirmationEntity } from "../../safety/age/age-confirmation.entity.ts";
import { memberStatusOf } from "../../safety/safety.ts";
import { selectMember } from "./member-list-store.ts";

/** USERS-3: everything that admins manage about one member. Records the look (AUDIT-1). Refuses with `member/not-found`. */
export async function readFile(
  em: EntityManager,
  admin: Pick<Member, "memberId">,
  memberId: string,
): Promise<MemberFile> {
  const listed = await selectMember(em, memberId);
  const status = listed && (await memberStatusOf(em, memberId));
  if (!listed || !status) throw new Refusal("member/not-found");
  await recordAudit(em, { actorId: admin.memberId, kind: "member", memberId });
  const account = await em.findOneOrFail(UserEntity, memberId);
  const profile = await em.findOne(ProfileEntity, { user: memberId });
  const confirmation = await em.findOne(AgeConfirmationEntity, { user: memberId });
  const actions = await findActions(em, admin, memberId);
  const namedOf = await namedMembers(
    em,
    [confirmation?.confirmer, ...actions.map(({ actor }) => actor)].flatMap((each) => each?.id ?? []),
  );
  const named = (who: { readonly id: string } | null | undefined) => (who ? namedOf(who.id) : null);
  return {
    ...listed,
    avatarUrl: profile ? pictureAddress(profile, 320) : null,
    emailVerified: account.emailVerified,
    interests: profile?.interests ?? [],
    ageConfirmedBy: named(confirmation?.confirmer),
    ageConfirmedAt: confirmation?.confirmedAt.getTime() ?? null,
    suspendedAt: account.suspendedAt?.getTime() ?? null,
    status,
    actions: actions.map(({ id, kind, actor, reason, until, createdAt, dismissedAt }) => ({
      actionId: id,
      kind: kind as ActionKind,
      actor: named(actor),
      reason,
      until: until?.getTime() ?? null,
      createdAt: createdAt.getTime(),
      dismissedAt: dismissedAt?.getTime() ?? null,
    })),
    isSelf: memberId === admin.memberId,
  };
}

/**
 * What leaders did about the member, newest first. Nothing of a report that does not exist for this admin (SAFE-15), and
 * not who acted against themselves (SAFE-44).
 */
async function findActions(em: EntityManager, admin: Pick<Member, "memberId">, memberId: string) {
  if (memberId === admin.memberId) return [];
  return await em.find(
    ReportActionEntity,
    {
      member: memberId,
      kind: { $in: actionKinds },
      $or: [{ report: null }, { [raw((row) => `handles_report(?, ${row}.report_id)`, [admin.memberId])]: [] }],
    },
    { orderBy: { createdAt: "desc", id: "desc" } },
  );
}
