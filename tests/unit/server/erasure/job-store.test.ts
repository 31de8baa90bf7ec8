import { expect, test } from "vitest";
import { redactJobs } from "../../../../server/erasure/job-store.ts";

test("ERASE-8 before the queue of jobs exists, none is redacted", async () => {
  const asked: string[] = [];
  const database = {
    run: async ({ name }: { name: string }) => {
      asked.push(name);
      return [{ exists: false }] as never;
    },
  };
  const data = { memberId: crypto.randomUUID(), names: ["Ada"], addresses: ["ada@example.org"], phones: [] };
  expect(await redactJobs(database, data)).toBe(0);
  expect(asked).toHaveLength(1);
});
