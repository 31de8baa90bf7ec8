import type { EntityManager } from "@mikro-orm/postgresql";
import { adultIfBornBy, type MessagingPolicy } from "./adult-date.ts";

/** More than one day, for nights in which no server ran. */
const DAYS_CHECKED = 7;

/** SAFE-75: has the threads looked at of members whose confirmed birth date has made them adults in the last days. */
export async function reviewNewAdults(em: EntityManager, policy: MessagingPolicy): Promise<void> {
  if (policy.isOpenToAll) return;
  const bornBy = adultIfBornBy(policy);
  await em.execute(
    `select review_threads_of(entered.user_id) from birth_dates entered
     join age_confirmations confirmed on confirmed.user_id = entered.user_id
     where entered.birth_date <= ?::date and entered.birth_date > ?::date - ${DAYS_CHECKED}`,
    [bornBy, bornBy],
  );
}
