import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "released-migrations.json");

/** By release: the migrations that it added, in their order, each with the hash of its text. */
export type Released = Record<string, Record<string, string>>;

export const readReleased = (): Released => JSON.parse(readFileSync(FILE, "utf8"));

export const writeReleased = (released: Released): void =>
  writeFileSync(FILE, `${JSON.stringify(released, null, 2)}\n`);

/** The hash of a migration's text. */
export function hashOfMigration(name: string): string {
  const text = readFileSync(join(import.meta.dirname, "../../../migrations", `${name}.ts`));
  return createHash("sha256").update(text).digest("hex");
}

/** The stored rows of a release, as SQL. */
export const dumpFile = (release: string): string => join(import.meta.dirname, `${release}.sql`);
