import { inRounds } from "../platform/async/rounds.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { prepared } from "../platform/database/prepared.ts";
import type { Log } from "../platform/log.ts";

/** $1 a kind of thread, $2 an id: takes the next one after it. Of two servers, one gets it. */
const takeNext = prepared<{ id: string; thread_id: string }>(
  "take-due-supervision",
  `with next as (
     select due.id from due_supervision due join threads thread on thread.id = due.thread_id
     where thread.kind = $1 and due.id > $2::bigint order by due.id limit 1 for update of due skip locked
   )
   delete from due_supervision due using next where due.id = next.id returning due.id::text, due.thread_id`,
);

interface DueSupervisionNeeds {
  readonly database: Pick<Database, "transaction">;
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
    let taken: string | undefined;
    try {
      await database.transaction(async (tx) => {
        const [due] = await takeNext(tx, [kind, after]);
        if (!due) return;
        taken = due.id;
        await supervise(tx, due.thread_id);
      });
    } catch (error) {
      if (taken === undefined) throw error;
      log.warn({ error }, "a thread was not supervised now, but will be within a minute");
    }
    return taken;
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
