import { type NeedsYouLine, nothingWaits } from "../platform/needs-you.ts";
import { readRefusedMails } from "../platform/process/refused-mail.ts";

/** MONITORING-15, ADMIN-51: mails that somebody waits for in vain. The settings show what the mail server answered. */
export const refusedMailsNeedYou: NeedsYouLine = {
  name: "mails",
  async count(em) {
    const refused = await readRefusedMails(em);
    return refused ? { count: refused.count, oldestAt: refused.since } : nothingWaits;
  },
};
