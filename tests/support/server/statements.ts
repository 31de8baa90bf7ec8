import { Client } from "pg";
import { vi } from "vitest";
import type { Database } from "../../../server/platform/database/database.ts";

/** Statements that a server sends in the background: the renewal of its lease and the job queue's polling. */
const background = /insert into servers|pgboss/;

/**
 * The statements that this process sends while `work` runs, without the background ones. Spies on two prototypes, because
 * MikroORM's connections and our own come from two copies of `pg`.
 */
export async function statementsDuring(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const pool = await database.fork().getConnection().getNativeClient();
  const connection = await pool.connect();
  connection.release();
  const spies = [Object.getPrototypeOf(connection) as Client, Client.prototype].map((each) => vi.spyOn(each, "query"));
  try {
    await work();
    const sent = spies.flatMap((spy) => spy.mock.calls.map(([query]: unknown[]) => textOf(query)));
    return sent.filter((text) => !background.test(text));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The number of statements of `work`: the smallest count of three runs, because other work can interfere. */
export async function statementCount(database: Database, work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let times = 0; times < 3; times += 1) counts.push((await statementsDuring(database, work)).length);
  return Math.min(...counts);
}

const textOf = (query: unknown): string =>
  typeof query === "string" ? query : String((query as { text?: unknown } | undefined)?.text);
