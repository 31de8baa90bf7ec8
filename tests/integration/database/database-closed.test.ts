import { expect, test } from "vitest";
import { testDatabase } from "../../support/server/database.ts";

test("work that comes after the database was closed is refused, and does not connect again", async () => {
  const database = await testDatabase();
  await database.fork().execute("select 1");
  await database.close();
  expect(() => database.fork()).toThrow("the database is closed");
  await expect(database.transaction(async () => {})).rejects.toThrow();
});
