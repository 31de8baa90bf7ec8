import { AsyncLocalStorage } from "node:async_hooks";
import { Client } from "pg";
import { vi } from "vitest";
import type { Database } from "../../../server/platform/database/database.ts";

/** Statements that a server sends in the background: its lease, the job queue's polling, and the snapshots of its rooms. */
const background = /insert into servers|pgboss|insert into game_snapshots/;

/** Set for what `work` itself does, and not for other work of this process at the same time. */
const ownWork = new AsyncLocalStorage<true>();

/**
 * The statements that `work` sends. If it sends none itself because it calls a server of this process, those of the whole process
 * while it runs, without the background ones. Spies on two prototypes, because MikroORM's connections and our own come from
 * two copies of `pg`.
 */
export async function statementsDuring(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const pool = await database.fork().getConnection().getNativeClient();
  const connection = await pool.connect();
  connection.release();
  const sent: { text: string; isOwn: boolean }[] = [];
  const spies = [Object.getPrototypeOf(connection) as Client, Client.prototype].map((prototype) => {
    const query = prototype.query as (...args: unknown[]) => unknown;
    return vi.spyOn(prototype, "query").mockImplementation(function (this: Client, ...args: unknown[]) {
      sent.push({ text: textOf(args[0]), isOwn: ownWork.getStore() === true });
      return query.apply(this, args);
    });
  });
  try {
    await ownWork.run(true, work);
    const own = sent.filter(({ isOwn }) => isOwn);
    return (own.length > 0 ? own : sent).map(({ text }) => text).filter((text) => !background.test(text));
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
