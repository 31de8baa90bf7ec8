import { expect, test } from "vitest";
import { faultsOf } from "../../load/chat/kill-faults.ts";
import { writeThroughKills } from "../../load/chat/kill-run.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";

/** `npm run bench -- R2` kills it twenty times. */
const KILLS = 2;
const SENDERS = 100;

test.each([
  ["kill -9", "SIGKILL"],
  ["SIGTERM", "SIGTERM"],
] as const)("THREAD-2 THREAD-3 %s while members write loses or repeats no confirmed message", async (_, signal) => {
  const databaseUrl = await freshDatabaseUrl();
  const run = await writeThroughKills({ databaseUrl, senders: SENDERS, kills: KILLS, signal });
  expect(run.rows.length).toBeGreaterThan((KILLS * SENDERS) / 2);
  const faults = faultsOf(run);
  expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((kind) => [kind, []])));
});
