import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { EntitySchema } from "@mikro-orm/core";

const SERVER_FOLDER = join(import.meta.dirname, "..");

/**
 * The entities of every `server/<feature>/<name>.entity.ts`. They are found by their file names, so that a feature brings its
 * tables along and no list has to name them. Throws where such a file exports no entity.
 */
export async function loadEntities(): Promise<EntitySchema[]> {
  const files = readdirSync(SERVER_FOLDER, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".entity.ts"),
  );
  const entities = await Promise.all(files.sort().map(entitiesOf));
  return entities.flat();
}

async function entitiesOf(file: string): Promise<EntitySchema[]> {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ `../${file}`);
  const entities = Object.entries(exported).flatMap(([name, value]) =>
    name.endsWith("Entity") ? [value as EntitySchema] : [],
  );
  if (entities.length === 0) throw new Error(`${file} exports no entity`);
  return entities;
}
