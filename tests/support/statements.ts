import { Client } from "pg";
import { vi } from "vitest";
import type { Database } from "../../server/platform/database.ts";

/**
 * The statements that this process sends while `work` goes on. Its two kinds of connection, MikroORM's and our own, come
 * from two copies of `pg`.
 */
export async function statementsDuring(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const pool = await database.fork().getConnection().getNativeClient();
  const connection = await pool.connect();
  connection.release();
  const spies = [Object.getPrototypeOf(connection) as Client, Client.prototype].map((each) => vi.spyOn(each, "query"));
  try {
    await work();
    return spies.flatMap((spy) => spy.mock.calls.map(([query]: unknown[]) => textOf(query)));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const textOf = (query: unknown): string =>
  typeof query === "string" ? query : String((query as { text?: unknown } | undefined)?.text);
