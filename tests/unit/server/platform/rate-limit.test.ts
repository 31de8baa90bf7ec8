import { Pool } from "pg";
import { expect, test } from "vitest";
import { rateLimits } from "../../../../server/platform/rate-limit.ts";

// A limit per server never uses the pool.
const openRateLimit = rateLimits(new Pool());
const twoTries = (name: string) => openRateLimit({ name, tries: 2, seconds: 60, isPerServer: true });

test("the last try within a limit passes, and the next one is refused with the seconds to wait", async () => {
  const limit = twoTries("edge");
  await limit.consume("ada");
  await limit.consume("ada");
  const refusal = await limit.consume("ada").catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: "request/too-many" });
  const { retryAfterSeconds } = refusal as { retryAfterSeconds: number };
  expect(retryAfterSeconds).toBeGreaterThan(50);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
});

test("exceeding a limit for one key affects no other key and no other limit", async () => {
  const limit = twoTries("spared");
  for (let n = 0; n < 3; n += 1) await limit.allows("ada", "192.0.2.1");
  expect(await limit.allows("ada", "192.0.2.1")).toBe(false);
  for (const other of [["ada", "192.0.2.2"], ["bola", "192.0.2.1"], ["ada"], ["192.0.2.1", "ada"]]) {
    expect(await limit.allows(...other)).toBe(true);
  }
  expect(await twoTries("other").allows("ada", "192.0.2.1")).toBe(true);
});

test("two keys whose parts join to the same text are counted separately", async () => {
  const limit = twoTries("joined");
  const [one, other] = [["a", "b\nc"] as const, ["a\nb", "c"] as const];
  for (let n = 0; n < 3; n += 1) await limit.allows(...one);
  expect(await limit.allows(...one)).toBe(false);
  expect(await limit.allows(...other)).toBe(true);
  expect(await limit.allows("a\nb\nc")).toBe(true);
  expect(await limit.allows("a", "b", "c")).toBe(true);
});

test("resetting one key allows only that key all its tries again", async () => {
  const limit = twoTries("forgotten");
  for (const who of ["ada", "bola"]) for (let n = 0; n < 2; n += 1) await limit.consume(who);
  await limit.forget("ada");
  expect([await limit.allows("ada"), await limit.allows("ada"), await limit.allows("ada")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await limit.allows("bola")).toBe(false);
});
