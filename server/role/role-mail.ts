import type { EntityManager } from "@mikro-orm/postgresql";
import type { SendMail } from "../platform/mail.ts";
import type { Role } from "../platform/session.ts";

export interface RoleMailOptions {
  readonly community: { readonly name: string };
  readonly siteUrl: string;
  readonly sendMail: SendMail;
}

/** A role in a sentence, as in “You’re now a mentor”. */
export const roleWithArticle: Readonly<Record<Role, string>> = {
  admin: "an admin",
  mentor: "a mentor",
  safeguarding_lead: "a safeguarding lead",
};

const tasks: Readonly<Record<Role, string>> = {
  admin: "Admins manage members, events and everything else in the admin area.",
  mentor:
    "Mentors answer questions, open pods for those who ask for a mentor, and confirm the ages of people they know.",
  safeguarding_lead: "Safeguarding leads handle reports, and read along where adults and minors talk.",
};

const pages: Readonly<Record<Role, string>> = {
  admin: "/admin",
  mentor: "/account/security",
  safeguarding_lead: "/safety",
};

/** ROLE-2: tells a member by mail which role they have got, and what to do. Call it in the transaction that gives it. */
export async function mailRole(
  tx: EntityManager,
  { to, role, waits }: { to: string; role: Role; waits: boolean },
  { community, siteUrl, sendMail }: RoleMailOptions,
): Promise<void> {
  const next = waits
    ? "Before you can use it, turn on two-step sign-in: it takes a minute and an app on your phone. Until then your account works as before."
    : "You can use it at once.";
  const mail = {
    to,
    subject: `You’re now ${roleWithArticle[role]} at ${community.name}`,
    text: `You’ve been made ${roleWithArticle[role]} at ${community.name}. ${tasks[role]}\n\n${next}\n\nIf you didn’t expect this, speak to the people who run ${community.name}.`,
    action: waits
      ? { label: "Turn on two-step sign-in", url: `${siteUrl}/account/security` }
      : { label: "See what you can do", url: `${siteUrl}${pages[role]}` },
  };
  await sendMail(mail, { tx });
}
