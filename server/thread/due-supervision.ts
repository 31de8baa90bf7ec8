// Prepared statements: every server runs them each minute, and whenever an age, a role or a suspension changes.
import { inRounds } from "../platform/async/rounds.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Log } from "../platform/log.ts";

/** $1 a kind of thread, $2 an id: the next one after it, and the ids of everything that is due for the same thread. */
const selectNext = prepared<{ id: string; thread_id: string; ids: string[] }>(
  "next-due-supervision",
  `select due.id::text, due.thread_id, array(
     select same.id::text from due_supervision same where same.thread_id = due.thread_id
   ) as ids
   from due_supervision due join threads thread on thread.id = due.thread_id
   where thread.kind = $1 and due.id > $2::bigint order by due.id limit 1`,
);

const deleteDone = prepared("delete-due-supervision", "delete from due_supervision where id = any($1::bigint[])");

interface DueSupervisionNeeds {
  readonly database: Pick<Database, "run" | "transaction">;
  readonly log: Pick<Log, "warn">;
  readonly kind: "conversation" | "channel";
  /** Adds a safeguarding lead to the thread if the rules require one and the community has one. */
  supervise(tx: Transaction, threadId: string): Promise<unknown>;
}

/**
 * SAFE-74: the transaction that changed an age, a role or a suspension has stored which threads may need a safeguarding lead
 * now. This adds the leads.
 */
export function dueSupervision({ database, log, kind, supervise }: DueSupervisionNeeds) {
  /** The id of the next one after this id. Undefined if there is none. One that fails stays due. */
  async function superviseNext(after: string): Promise<string | undefined> {
    const [due] = await selectNext(database, [kind, after]);
    if (!due) return undefined;
    try {
      await database.transaction(async (tx) => {
        // The thread is locked before its rows here, as when it is deleted. Of two servers, the second finds the lead.
        await supervise(tx, due.thread_id);
        await deleteDone(tx, [due.ids]);
      });
    } catch (error) {
      log.warn({ error }, "a thread was not supervised now, but will be within a minute");
    }
    return due.id;
  }

  async function superviseAll(): Promise<void> {
    let last: string | undefined = "0";
    while (last !== undefined) last = await superviseNext(last);
  }

  // Changes that are announced while a round runs wait for the next one together.
  const inRound = inRounds<"due">(0, async () => {
    try {
      await superviseAll();
    } catch (error) {
      log.warn({ error, kind }, "threads were not supervised now, but will be within a minute");
    }
  });

  return {
    /** For threads that the database has just announced. */
    superviseSoon: () => inRound(["due"]),
    /** For all that are due, also those whose server was killed. */
    superviseAll,
  };
}
