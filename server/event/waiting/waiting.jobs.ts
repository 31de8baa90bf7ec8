import type { Database } from "../../platform/database/database.ts";
import { type Job, job, scheduled } from "../../platform/job.ts";
import { mailOffers, type OfferMailOptions } from "./offer-mail.ts";
import { clearOldLists, offerSeatsOfAll } from "./waiting.ts";

/** EVENT-23, EVENT-25, EVENT-31 every minute; EVENT-30 every night. */
export const waitingJobs = (database: Pick<Database, "fork">, mail: OfferMailOptions): Job[] => [
  job(
    scheduled("event/offer-seats"),
    async () => {
      await offerSeatsOfAll(database.fork());
      await mailOffers(database.fork(), mail);
    },
    { cron: "* * * * *" },
  ),
  job(scheduled("event/clear-waiting-lists"), async () => await clearOldLists(database.fork()), { cron: "30 3 * * *" }),
];
