import { z } from "zod";
import { StartupError } from "../process/startup-error.ts";

/** Settings of several server processes on one database. */
export const processSettings = {
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "must be like redis://:password@host:6379" })
    .optional()
    .describe(
      "Redis through which several server processes on one database reach each other, as redis://:password@host:6379. Only together with DATABASE_URL and PROCESS_NAME; without it one process serves a database",
    ),
  PROCESS_NAME: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/, { error: "must be 1 to 20 lower-case letters, digits and hyphens" })
    .optional()
    .describe(
      "With REDIS_URL, the name of this process, which no other one on the database has. A proxy passes PUBLIC_URL/process/NAME/ on to it, and everything else to any process",
    ),
};

interface ProcessSettings {
  readonly REDIS_URL?: string | undefined;
  readonly PROCESS_NAME?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
}

/** The name of this process among several, or null if it is the only one. Throws if a setting is missing (PROCESS-1). */
export function processNameOf({ REDIS_URL, PROCESS_NAME, DATABASE_URL }: ProcessSettings): string | null {
  if (REDIS_URL === undefined) return null;
  if (DATABASE_URL === undefined) {
    throw new StartupError(
      "The setting DATABASE_URL must be given with REDIS_URL: several processes cannot share the built-in database.",
    );
  }
  if (PROCESS_NAME === undefined) {
    throw new StartupError(
      "The setting PROCESS_NAME must be given with REDIS_URL: a name of its own for each process.",
    );
  }
  return PROCESS_NAME;
}
