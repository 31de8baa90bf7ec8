import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "../../../schema/endpoint.ts";
import { adminReads, paramsFor, rowsIn, variantsOf } from "../../support/request/admin-reads.ts";
import { bootFilledServer, type FilledServer } from "../../support/server/filled-community.ts";
import { statementCount } from "../../support/server/statements.ts";

const screens = adminReads.filter(([, endpoint]) => !("kind" in endpoint && endpoint.kind === "file"));

interface Reading {
  readonly rows: number;
  readonly statements: number;
}

/** What each endpoint took with about five rows. */
const small = new Map<string, Reading>();
let large: FilledServer;
beforeAll(async () => {
  const server = await bootFilledServer({ members: 5, messages: 10, events: 5, activities: 5 });
  // The bundled questions fill a page of their own.
  await server.rows(`delete from trivia_questions where id not in (
    select question_id from game_rounds where question_id is not null order by question_id limit 5
  )`);
  for (const [name, endpoint] of screens) small.set(name, await read(server, endpoint));
  // One process runs one server at a time.
  await server.stop();
  large = await bootFilledServer({ members: 600, messages: 400, events: 100, activities: 600 });
});
afterAll(() => large?.stop());

/** How many rows a server replies with, and how many statements it needs for them. */
async function read(server: FilledServer, endpoint: Endpoint): Promise<Reading> {
  const params = await paramsFor(endpoint, (sql) => server.rows<{ id: string }>(sql));
  const [first] = variantsOf(endpoint);
  const call = () => server.admin.must(endpoint, { params, query: first?.query ?? {} });
  // What is read once and kept must not count.
  const rows = rowsIn(await call());
  return { rows, statements: await statementCount(server.database, call) };
}

describe("ADMIN-47 what admins read takes as many statements for fifty rows as for five", () => {
  test.each(screens)("%s", async (name, endpoint) => {
    const few = small.get(name);
    const many = await read(large, endpoint);
    expect(many.statements).toBe(few?.statements);
    expect(many.statements).toBeGreaterThan(0);
    if (/[.]list/.test(name)) expect(many.rows, "rows").toBeGreaterThan(few?.rows ?? Number.NaN);
  });
});
