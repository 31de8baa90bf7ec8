import { UnderscoreNamingStrategy } from "@mikro-orm/core";
import { PostgreSqlDriver } from "@mikro-orm/postgresql";
import { loadEntities } from "./entities.ts";

/** PostgreSQL's own names for keys and constraints, which our migrations rely on. */
class PostgresNames extends UnderscoreNamingStrategy {
  override indexName(
    table: string,
    columns: string[],
    type: "primary" | "foreign" | "unique" | "index" | "sequence" | "check" | "default",
  ): string {
    const suffixes: Partial<Record<typeof type, string>> = { foreign: "fkey", unique: "key" };
    const suffix = suffixes[type];
    return suffix ? `${[table, ...columns].join("_")}_${suffix}` : super.indexName(table, columns, type);
  }
}

/** The MikroORM options that every use shares. */
export async function ormOptions(url: string) {
  return {
    driver: PostgreSqlDriver,
    clientUrl: url,
    entities: await loadEntities(),
    namingStrategy: PostgresNames,
    schemaGenerator: {
      defaultUpdateRule: "no action" as const,
      // Only migrations define triggers, functions and views. The schema `pgboss` belongs to the job queue.
      ignoreTriggers: true,
      ignoreRoutines: true,
      skipViews: [/.*/],
      skipTables: ["migrations"],
      ignoreSchema: ["pgboss"],
    },
  };
}
