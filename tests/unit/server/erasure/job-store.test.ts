import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { expect, test } from "vitest";
import { redactJobs } from "../../../../server/erasure/job-store.ts";

test("ERASE-8 before the queue of jobs exists, none is redacted", async () => {
  const asked: string[] = [];
  // Finds no rows.
  const database = new Kysely<object>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (each) => new PostgresIntrospector(each),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query.sql),
  });
  const data = { memberId: crypto.randomUUID(), names: ["Ada"], addresses: ["ada@example.org"], phones: [] };
  expect(await redactJobs({ getKysely: () => database } as never, data)).toBe(0);
  expect(asked).toHaveLength(1);
});
