import type { EntityManager } from "@mikro-orm/postgresql";
import type { Waiting } from "../../schema/safety/waiting-api.ts";
import { countPodRequests, countWaitingEntries, countWaitingQuestions } from "../engagement/engagement.ts";
import type { Member } from "../platform/session.ts";
import { parentRequestsWaiting } from "../site/site.ts";
import { countNewcomers } from "./age/newcomer.ts";
import { countFlagged } from "./flagged/flagged.ts";
import { countOpenReports } from "./report/report-queue.ts";

/** INBOX-10: how much waits for this admin in the lists of /safety. `confirmsAges` as in the list of new members. */
export async function countWaiting(
  em: EntityManager,
  admin: Pick<Member, "memberId">,
  { today, confirmsAges }: { today: string; confirmsAges: boolean },
): Promise<Waiting> {
  return {
    reports: await countOpenReports(em, admin),
    flagged: await countFlagged(em, admin),
    confessions: await countWaitingEntries(em, today),
    parents: (await parentRequestsWaiting(em)).count,
    questions: await countWaitingQuestions(em, admin),
    pods: await countPodRequests(em, admin),
    newcomers: confirmsAges ? await countNewcomers(em) : 0,
  };
}
