// A prepared statement: it runs whenever somebody is notified.
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Database } from "../platform/database/database.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Jobs } from "../platform/job.ts";
import { jobsOf, pushQueue } from "./push.jobs.ts";

/** The most members in one transaction. */
const MEMBERS_AT_ONCE = 1000;

/**
 * Parameters: members' ids, or null for everyone who has been due for ten seconds; the most members. One statement finds and
 * deletes them, so that of two servers one enqueues.
 */
const takeDue = prepared<{ user_id: string }>(
  "take-due-pushes",
  `with taken as (
     select due.user_id from due_pushes due
     where case when $1::uuid[] is null then due.created_at < now() - interval '10 seconds'
       else due.user_id = any ($1::uuid[]) end
     group by due.user_id limit $2
   )
   delete from due_pushes due using taken where due.user_id = taken.user_id returning due.user_id`,
);

interface DuePushNeeds {
  readonly database: Pick<Database, "fork">;
  readonly jobs: Jobs;
  /** Which of these members have the app open somewhere. */
  connected(memberIds: readonly string[]): Promise<readonly string[]>;
}

/**
 * PUSH-4: the transaction that notified members with devices has stored that something is due for them. This turns it
 * into jobs, except for members who have the app open.
 */
export function duePushes({ database, jobs, connected }: DuePushNeeds) {
  /** Returns how many members were due. */
  async function enqueue(tx: EntityManager, memberIds: readonly string[] | null): Promise<number> {
    const due = [...new Set((await takeDue(tx, [memberIds, MEMBERS_AT_ONCE])).map((row) => row.user_id))];
    const present = new Set(await connected(due));
    for (const some of jobsOf(due.filter((memberId) => !present.has(memberId)))) {
      await jobs.enqueue(pushQueue, { memberIds: some }, { tx });
    }
    return due.length;
  }
  const once = (memberIds: readonly string[] | null) => database.fork().transactional((tx) => enqueue(tx, memberIds));
  return {
    /** For members of whom the database has just announced something new. */
    enqueueFor: once,
    /** For those whom no server has dealt with, because the one that should have was killed. */
    async enqueueForgotten(): Promise<void> {
      while ((await once(null)) === MEMBERS_AT_ONCE);
    },
  };
}
