import type { EntityManager } from "@mikro-orm/postgresql";
import { momentIn } from "../platform/date.ts";
import { translated } from "../platform/language/translated.ts";
import { mailTo, type Recipient, type SendMail } from "../platform/mail.ts";
import type { Role } from "../platform/session.ts";
import { roleWithArticle } from "../role/role.ts";
import * as english from "./role-invitation-mail-text.ts";

const textIn = await translated(import.meta.url, "./role-invitation-mail-text.ts", english);

export interface InvitationMailOptions {
  readonly community: { readonly name: string; readonly timeZone: string };
  readonly sendMail: SendMail;
}

/** INVITE-4: mails an invitation, in the transaction that makes it. */
export async function mailInvitation(
  tx: EntityManager,
  { to, role, link, expiresAt }: { to: Recipient; role: Role; link: string; expiresAt: Date },
  { community, sendMail }: InvitationMailOptions,
): Promise<void> {
  const invited = { role: roleWithArticle(role, to.language), until: momentIn(community.timeZone, expiresAt) };
  await sendMail(mailTo(to, textIn(to.language).invitation(community.name, invited), link), { tx });
}
