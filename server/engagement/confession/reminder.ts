import type { EntityManager } from "@mikro-orm/postgresql";
import { rolesFor } from "../../../schema/member/role.ts";
import { activeHolders, addressesOf } from "../../account/account.ts";
import type { Core } from "../../platform/core.ts";
import { namesOf } from "../../profile/profile.ts";
import { countWaitingEntries } from "./box.ts";

/** ENGAGE-18: mails everyone who reads the box a link to it, if entries wait. */
export async function remindReaders(
  em: EntityManager,
  { today, sendMail, siteUrl, config }: Pick<Core, "today" | "sendMail" | "siteUrl" | "config">,
): Promise<void> {
  await em.transactional(async (tx) => {
    if ((await countWaitingEntries(tx, today())) === 0) return;
    for (const to of await addressesOf(tx, await activeHolders(tx, rolesFor.guardian))) {
      await sendMail(
        {
          to,
          subject: `${config.COMMUNITY_NAME}: the Confession Box has something for you`,
          text: "Someone has written into the Confession Box and waits for an answer. If another leader has answered it, there’s nothing to do.",
          action: { label: "Open the box", url: `${siteUrl}/safety/confessions` },
        },
        { tx },
      );
    }
  });
}

/** SAFE-61: mails the others who read the box, by name, that a leader has answered an entry. */
export const answerMail =
  ({ sendMail, siteUrl, config }: Pick<Core, "sendMail" | "siteUrl" | "config">) =>
  async (tx: EntityManager, leaderId: string, confessionId: string): Promise<void> => {
    const name = (await namesOf(tx, [leaderId]))(leaderId);
    const others = (await activeHolders(tx, rolesFor.guardian)).filter((each) => each !== leaderId);
    for (const to of await addressesOf(tx, others)) {
      await sendMail(
        {
          to,
          subject: `${config.COMMUNITY_NAME}: an answer in the Confession Box`,
          text: `${name} has answered an entry in the Confession Box. Please read it, so that nobody answers alone.`,
          action: { label: "Read the answer", url: `${siteUrl}/safety/confessions/${confessionId}` },
        },
        { tx },
      );
    }
  };
