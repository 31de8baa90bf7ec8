import { createServer } from "node:net";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, expect, test } from "vitest";
import { processRuns } from "../../../bin/process.mjs";
import { startRedis } from "../../../bin/redis.mjs";
import { dataFolder } from "../../support/server/process.ts";
import { testPort } from "../../support/server/test-port.ts";

const folder = dataFolder();
afterAll(() => folder.remove());
const place = async () => ({ folder: join(folder.path, "a folder"), port: await testPort() });

test("Redis answers with its password, refuses without, and keeps nothing", async () => {
  const where = await place();
  const redis = await startRedis(where);
  const client = new Redis(redis.url);
  const stranger = new Redis(where.port, "127.0.0.1");
  stranger.on("error", () => {});
  await client.set("key", "value");
  await expect(stranger.get("key")).rejects.toThrow("NOAUTH");
  client.disconnect();
  stranger.disconnect();
  await redis.stop();
  expect(processRuns(redis.processId)).toBe(false);

  const again = await startRedis({ ...where, password: new URL(redis.url).password });
  const next = new Redis(again.url);
  expect(await next.get("key")).toBeNull();
  next.disconnect();
  await again.kill();
});

test("a Redis that cannot start says where its log is", async () => {
  const where = await place();
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(where.port, "127.0.0.1", resolve));
  await expect(startRedis(where)).rejects.toThrow(/Redis ended with 1. Its log is .*redis\.log/);
  holder.close();
});
