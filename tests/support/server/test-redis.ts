import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { guardFolder } from "../../../bin/guard.mjs";
import { startRedis } from "../../../bin/redis.mjs";
import { testPort } from "./test-port.ts";

export interface TestRedis {
  /** With its password. */
  readonly url: string;
  readonly password: string;
  /** Sends it a command, over a connection of its own. */
  command(name: string, ...args: string[]): Promise<unknown>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
  /** Ends it, runs `whileAway`, and starts an empty one at the same address. */
  restart(whileAway?: () => Promise<void>): Promise<void>;
}

/** Starts a Redis on a free loopback port. It ends with this process at the latest. */
export async function startTestRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), "lampstand-redis-"));
  const removeFolder = guardFolder(folder);
  const place = { folder, port: await testPort(), password: randomBytes(12).toString("hex") };
  let redis = await startRedis(place);
  return {
    url: redis.url,
    password: place.password,
    command: async (name, ...args) => {
      const client = new Redis(redis.url);
      try {
        return await client.call(name, ...args);
      } finally {
        client.disconnect();
      }
    },
    stop: async () => {
      await redis.stop();
      await removeFolder();
    },
    restart: async (whileAway = async () => {}) => {
      await redis.kill();
      await whileAway();
      redis = await startRedis(place);
    },
  };
}
