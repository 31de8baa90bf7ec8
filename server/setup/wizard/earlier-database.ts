import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { hasEmbeddedDatabase } from "../../platform/database/embedded-database.ts";
import { postmaster } from "../../platform/database/postgres-process.ts";
import { livingHolder } from "../../platform/process/folder-holder.ts";
import { StartupError } from "../../platform/process/startup-error.ts";
import type { SetupOptions } from "./options.ts";
import type { Prompt } from "./prompt.ts";
import type { Answers } from "./settings-text.ts";

/**
 * Whoever has tried the product has a built-in database with demo members, whose passwords everyone knows. Returns whether to
 * put it aside. Only a first setup asks.
 */
export async function wantsNewDatabase(
  answers: Answers,
  dataDir: string,
  given: SetupOptions,
  { prompt, isFirst }: { readonly prompt: Prompt | null; readonly isFirst: boolean },
): Promise<boolean> {
  if (answers.DATABASE_URL || !hasEmbeddedDatabase(dataDir)) return false;
  if (given["new-database"]) return true;
  if (given["keep-database"] || !isFirst) return false;
  const found = `${dataDir} has a database already. If npm start was tried here before, it has demo members, whose passwords everyone knows.`;
  if (prompt === null) {
    throw new StartupError(`${found} Nothing was saved. Say --new-database to put it aside, or --keep-database.`);
  }
  prompt.say(`\n${found}`);
  // Neither answer is harmless, so pressing Enter is none.
  return await prompt.confirm("Put it aside, and begin with an empty one?", null);
}

/** Moves the database to `postgres.before`, unless a server uses it. Call it under the start lock. */
export function putDatabaseAside(dataDir: string): void {
  const folder = join(dataDir, "postgres");
  const aside = `${folder}.before`;
  const holder = livingHolder(dataDir);
  if (holder || postmaster(folder)) {
    const user = holder ? ` by the server at ${holder.url}` : "";
    throw new StartupError(`The database in ${dataDir} is in use${user}. Stop that server first. Nothing was saved.`);
  }
  if (existsSync(aside))
    throw new StartupError(`${aside} is there already. Delete or move it first. Nothing was saved.`);
  renameSync(folder, aside);
}
