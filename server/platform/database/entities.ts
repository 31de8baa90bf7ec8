import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { EntitySchema } from "@mikro-orm/core";
import type { ErasureDecisions, OwnDataDecisions } from "./data-decision.ts";

const SERVER_FOLDER = join(import.meta.dirname, "../..");

/** MikroORM's own list of the migrations that ran. */
const migrationTable: ErasureDecisions = { "migrations.name": "impersonal" };

/**
 * The entities of every `server/<feature>/<name>.entity.ts`. They are found by file name, so that no central list is
 * needed. Throws if such a file exports no entity.
 */
export async function loadEntities(): Promise<EntitySchema[]> {
  const modules = await loadEntityFiles();
  return modules.flatMap(({ file, exported }) => {
    const entities = Object.entries(exported).filter(([name]) => name.endsWith("Entity"));
    if (entities.length === 0) throw new Error(`${file} exports no entity`);
    return entities.map(([, entity]) => entity as EntitySchema);
  });
}

/** The erasure decisions of all entity files, by `table.column`. */
export async function loadErasureDecisions(): Promise<ErasureDecisions> {
  const modules = await loadEntityFiles();
  return Object.assign({}, migrationTable, ...modules.map(({ exported }) => exported.erasure));
}

/** The decisions about the download of a member's data of all entity files, by `table.column`. */
export async function loadOwnDataDecisions(): Promise<OwnDataDecisions> {
  const modules = await loadEntityFiles();
  return Object.assign({}, ...modules.map(({ exported }) => exported.ownData));
}

async function loadEntityFiles(): Promise<{ file: string; exported: Record<string, unknown> }[]> {
  const found = readdirSync(SERVER_FOLDER, { recursive: true, encoding: "utf8" });
  const files = found.filter((file) => file.endsWith(".entity.ts")).sort();
  return await Promise.all(
    files.map(async (file) => ({ file, exported: await import(/* @vite-ignore */ `../../${file}`) })),
  );
}
