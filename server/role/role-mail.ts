import type { EntityManager } from "@mikro-orm/postgresql";
import type { Language } from "../../schema/language/languages.ts";
import { translated } from "../platform/language/translated.ts";
import { mailTo, type Recipient, type SendMail } from "../platform/mail.ts";
import type { Role } from "../platform/session.ts";
import * as english from "./role-mail-text.ts";

const textIn = await translated(import.meta.url, "./role-mail-text.ts", english);

export interface RoleMailOptions {
  readonly community: { readonly name: string };
  readonly siteUrl: string;
  readonly sendMail: SendMail;
}

/** A role in a sentence, as in “You’re now a mentor”. */
export const roleWithArticle = (role: Role, language: Language | null): string =>
  textIn(language).roleWithArticle[role];

const pages: Readonly<Record<Role, string>> = {
  admin: "/admin",
  mentor: "/account/security",
  safeguarding_lead: "/safety",
};

/** ROLE-2: tells a member by mail which role they have got, and what to do. Call it in the transaction that gives it. */
export async function mailRole(
  tx: EntityManager,
  { to, role, waits }: { to: Recipient; role: Role; waits: boolean },
  { community, siteUrl, sendMail }: RoleMailOptions,
): Promise<void> {
  const words = textIn(to.language).roleGiven(community.name, { role, waits });
  await sendMail(mailTo(to, words, siteUrl + (waits ? "/account/security" : pages[role])), { tx });
}
