import { setImmediate } from "node:timers/promises";
import { Pool } from "pg";
import { afterAll, expect, test } from "vitest";
import { openAuthentication } from "../../../../server/account/authentication.ts";
import { readConfig } from "../../../../server/platform/config/config.ts";
import type { Log } from "../../../../server/platform/log.ts";

/** Nothing listens there. */
const pool = new Pool({ connectionString: "postgresql://nobody@127.0.0.1:9/nothing" });
afterAll(() => pool.end());

let [running, most] = [0, 0];
async function work<T>(result: T): Promise<T> {
  running += 1;
  most = Math.max(most, running);
  await setImmediate();
  running -= 1;
  return result;
}
const errors: unknown[] = [];
const authentication = openAuthentication({
  config: readConfig({ NODE_ENV: "test", DATA_DIR: "/nowhere", SECRET: "s".repeat(40) }),
  pool,
  database: { fork: () => Promise.reject(new Error("not used")) as never },
  mails: { confirmAddress: () => Promise.reject(new Error("not used")) },
  siteUrl: "http://localhost:2567",
  log: { error: ({ error }: { error: unknown }) => void errors.push(error), debug: () => undefined } as unknown as Log,
  passwordHashing: { hash: () => work("hash"), verify: () => work(true) },
});

test("at most three passwords are hashed or compared at once, so that other work finds a free thread", async () => {
  const { password } = await authentication.$context;
  const attempt = { hash: "hash", password: "a password" };
  await Promise.all(Array.from({ length: 6 }, () => [password.hash("a password"), password.verify(attempt)]).flat());
  expect(most).toBe(3);
});

test("the log has the errors of better-auth with their cause, and no other messages as errors", async () => {
  const { logger } = await authentication.$context;
  const cause = new Error("connection refused");
  logger.error("INTERNAL_SERVER_ERROR", cause);
  logger.error("User not found", { email: "ada@example.org" });
  expect(errors).toEqual([cause]);
});
