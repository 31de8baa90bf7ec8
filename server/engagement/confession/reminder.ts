import type { EntityManager } from "@mikro-orm/postgresql";
import { rolesFor } from "../../../schema/member/role.ts";
import { activeHolders, addressesOf } from "../../account/account.ts";
import type { Core } from "../../platform/core.ts";
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
