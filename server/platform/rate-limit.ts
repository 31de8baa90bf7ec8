import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import type { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { Refusal } from "./refusal.ts";

/** A limit on how often something may be tried. */
export interface RateLimit {
  /** Counts one try; refuses with `request/too-many` and the seconds to wait if the limit is exceeded. */
  consume(...who: readonly string[]): Promise<void>;
  /** Counts one try; returns whether it was within the limit. */
  allows(...who: readonly string[]): Promise<boolean>;
  /** Resets the count, after a success. */
  forget(...who: readonly string[]): Promise<void>;
}

/**
 * Opens a limit. It normally counts in the database, so that all servers share it and it survives a restart. A limit
 * `isPerServer` costs no statement and suits calls that load only the server itself: it counts in memory or, with several
 * processes, in Redis for all of them (PROCESS-15).
 */
export type OpenRateLimit = (limit: {
  name: string;
  /** A function is asked at each try. */
  tries: number | (() => number);
  seconds: number;
  isPerServer?: boolean;
  /** Who is counted is stored nowhere, so each process counts for itself. Only with `isPerServer`. */
  isImpersonal?: boolean;
}) => RateLimit;

export function rateLimits(pool: Pool, redis?: Redis): OpenRateLimit {
  return ({ name, tries, seconds, isPerServer, isImpersonal }) => {
    const triesNow = typeof tries === "number" ? () => tries : tries;
    const counted = { keyPrefix: name, points: triesNow(), duration: seconds };
    const limiter = isPerServer ? quickLimiter(counted, isImpersonal ? undefined : redis) : inDatabase(pool, counted);
    const count = async (who: readonly string[]) => {
      limiter.points = triesNow();
      await limiter.consume(keyOf(who));
    };
    return {
      consume: async (...who) => {
        try {
          await count(who);
        } catch (reason) {
          throw reason instanceof RateLimiterRes ? tooMany(reason) : reason;
        }
      },
      allows: async (...who) => {
        try {
          await count(who);
          return true;
        } catch (reason) {
          if (reason instanceof RateLimiterRes) return false;
          throw reason;
        }
      },
      forget: async (...who) => {
        await limiter.delete(keyOf(who));
      },
    };
  };
}

/** Counts without the database: in this process or, with several, in Redis. While Redis is away, each counts for itself. */
export function quickLimiter(
  { keyPrefix, points, duration }: { keyPrefix: string; points: number; duration: number },
  redis?: Redis,
): RateLimiterAbstract {
  const inMemory = new RateLimiterMemory({ keyPrefix, points, duration });
  if (!redis) return inMemory;
  return new RateLimiterRedis({
    keyPrefix: `limit:${keyPrefix}`,
    points,
    duration,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: inMemory,
  });
}

const inDatabase = (pool: Pool, counted: { keyPrefix: string; points: number; duration: number }) =>
  new RateLimiterPostgres({
    ...counted,
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
  });

/**
 * Hashes addresses and accounts, so that the table contains no personal data. JSON separates the parts unambiguously.
 */
const keyOf = (who: readonly string[]) =>
  createHash("sha256").update(JSON.stringify(who)).digest("base64url").slice(0, 32);

const tooMany = (state: RateLimiterRes) =>
  new Refusal("request/too-many", { retryAfterSeconds: state.msBeforeNext / 1000 });
