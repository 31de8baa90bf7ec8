import type { EntityManager } from "@mikro-orm/postgresql";
import { rolesFor } from "../../../schema/member/role.ts";
import { activeHolders, recipientsOf } from "../../account/account.ts";
import type { Core } from "../../platform/core.ts";
import { translated } from "../../platform/language/translated.ts";
import { mailTo } from "../../platform/mail.ts";
import { namesOf } from "../../profile/profile.ts";
import { countWaitingEntries } from "./box.ts";
import * as english from "./reminder-text.ts";

const textIn = await translated(import.meta.url, "./reminder-text.ts", english);

/** ENGAGE-18: mails everyone who reads the box a link to it, if entries wait. */
export async function remindReaders(
  em: EntityManager,
  { today, sendMail, siteUrl, config }: Pick<Core, "today" | "sendMail" | "siteUrl" | "config">,
): Promise<void> {
  await em.transactional(async (tx) => {
    if ((await countWaitingEntries(tx, today())) === 0) return;
    for (const to of await recipientsOf(tx, await activeHolders(tx, rolesFor.guardian))) {
      const words = textIn(to.language).entriesWait(config.COMMUNITY_NAME);
      await sendMail(mailTo(to, words, `${siteUrl}/safety/confessions`), { tx });
    }
  });
}

/** SAFE-61: mails the others who read the box, by name, that a leader has answered an entry. */
export const answerMail =
  ({ sendMail, siteUrl, config }: Pick<Core, "sendMail" | "siteUrl" | "config">) =>
  async (tx: EntityManager, leaderId: string, confessionId: string): Promise<void> => {
    const name = (await namesOf(tx, [leaderId]))(leaderId);
    const others = (await activeHolders(tx, rolesFor.guardian)).filter((each) => each !== leaderId);
    for (const to of await recipientsOf(tx, others)) {
      const words = textIn(to.language).answered(config.COMMUNITY_NAME, name);
      await sendMail(mailTo(to, words, `${siteUrl}/safety/confessions/${confessionId}`), { tx });
    }
  };
