import type { EntityManager } from "@mikro-orm/postgresql";
import { momentIn } from "../platform/date.ts";
import type { SendMail } from "../platform/mail.ts";
import type { Role } from "../platform/session.ts";
import { roleWithArticle } from "../role/role.ts";

export interface InvitationMailOptions {
  readonly community: { readonly name: string; readonly timeZone: string };
  readonly sendMail: SendMail;
}

/** INVITE-4: mails an invitation, in the transaction that makes it. */
export async function mailInvitation(
  tx: EntityManager,
  { to, role, link, expiresAt }: { to: string; role: Role; link: string; expiresAt: Date },
  { community, sendMail }: InvitationMailOptions,
): Promise<void> {
  const until = momentIn(community.timeZone, expiresAt);
  const mail = {
    to,
    subject: `You’re invited to be ${roleWithArticle[role]} at ${community.name}`,
    text: `The people who run ${community.name} invite you to be ${roleWithArticle[role]}. Press the button, then sign in with this address, or create an account with it. The invitation is for you alone and works until ${until}. If you didn’t expect it, you can ignore this email.`,
    action: { label: "See the invitation", url: link },
  };
  await sendMail(mail, { tx });
}
