import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, OutputOf } from "../../schema/endpoint.ts";
import type { Language } from "../../schema/language/languages.ts";
import type { createRoleInvitation } from "../../schema/role-invitation/admin-api.ts";
import { ROLE_INVITATION_DAYS_MAX, roleInvitationPath } from "../../schema/role-invitation/role-invitation.ts";
import { findMemberId, newMailToken, recipientOf, storedToken } from "../account/account.ts";
import { recordAudit } from "../audit/audit.ts";
import { dayAfter, timeIn } from "../platform/date.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { refuseUnlessGiver } from "../role/role.ts";
import { lockParties } from "../safety/safety.ts";
import { RoleInvitationEntity } from "./role-invitation.entity.ts";
import { type InvitationMailOptions, mailInvitation } from "./role-invitation-mail.ts";

export interface CreateOptions extends InvitationMailOptions {
  readonly siteUrl: string;
  /** The community's date, as 2026-11-20. */
  today(): string;
}

/** INVITE-1 to INVITE-5: makes an invitation, and mails it if it is for one address. Only the reply has its code. */
export async function createInvitation(
  em: EntityManager,
  admin: Pick<Member, "memberId" | "language">,
  { role, email, maxUses, lastDay }: BodyOf<typeof createRoleInvitation>,
  options: CreateOptions,
): Promise<OutputOf<typeof createRoleInvitation>> {
  if (maxUses > 1 && (role === "admin" || email !== null)) throw new Refusal("role-invitation/single-only");
  refuseDay(lastDay, options.today());
  const code = newMailToken();
  const link = `${options.siteUrl}${roleInvitationPath(code)}`;
  const expiresAt = new Date(timeIn(options.community.timeZone, dayAfter(lastDay, 1), "00:00"));
  return await em.transactional(async (tx) => {
    await lockParties(tx, admin.memberId, undefined);
    await refuseUnlessGiver(tx, admin);
    const invitationId = crypto.randomUUID();
    const row = { id: invitationId, codeHash: storedToken(code), role, email, maxUses, expiresAt };
    await tx.insert(RoleInvitationEntity, { ...row, createdBy: admin.memberId });
    const kind = "role-invitation-created";
    await recordAudit(tx, { actorId: admin.memberId, kind, itemId: invitationId, detail: role });
    if (email !== null) {
      const to = { email, language: await languageAt(tx, email, admin) };
      await mailInvitation(tx, { to, role, link, expiresAt }, options);
    }
    return { invitationId, link };
  });
}

/** LANGUAGE-3: that of the account with this address. Without one, or a choice, the admin's. */
async function languageAt(tx: EntityManager, email: string, admin: Pick<Member, "language">): Promise<Language | null> {
  const invited = await findMemberId(tx, email);
  return (invited === null ? null : (await recipientOf(tx, invited)).language) ?? admin.language;
}

/** INVITE-2. */
function refuseDay(lastDay: string, today: string): void {
  if (lastDay >= today && lastDay <= dayAfter(today, ROLE_INVITATION_DAYS_MAX)) return;
  const fault = `Please choose a day from today on, at most ${ROLE_INVITATION_DAYS_MAX} days ahead.`;
  throw new Refusal("request/invalid", { fields: { lastDay: fault } });
}
