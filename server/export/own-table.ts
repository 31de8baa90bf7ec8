import type { EntityMetadata, EntityProperty } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { OwnDataDecisions } from "../platform/database/data-decision.ts";
import { loadOwnDataDecisions } from "../platform/database/entities.ts";

const MEMBERS = "users";

/** A reference from one table to another, by the names of the database. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  /** The column of the target that it refers to. */
  readonly targetKey: string;
}

interface KeyColumn {
  readonly column: string;
  readonly type: string;
}

/** A table with rows that are a member's own. */
export interface OwnTable {
  readonly name: string;
  /** An SQL condition for the own rows of the alias `own`; each `?` stands for the member's id. */
  readonly condition: string;
  readonly key: readonly KeyColumn[];
  /** Columns that are left out. */
  readonly withheld: readonly string[];
  /** The columns that refer to members. */
  readonly memberColumns: readonly string[];
}

const metadataOf = (em: EntityManager): EntityMetadata[] => [...em.getMetadata().getAll().values()];

/** Every reference between tables. */
export const referencesOf = (em: EntityManager): Reference[] =>
  metadataOf(em).flatMap(({ tableName, props }) => props.flatMap((property) => referenceOf(tableName, property) ?? []));

function referenceOf(table: string, { targetMeta, fieldNames, referencedColumnNames }: EntityProperty) {
  const [column, ...more] = fieldNames ?? [];
  const [targetKey] = referencedColumnNames ?? [];
  if (!targetMeta || column === undefined || targetKey === undefined || more.length > 0) return undefined;
  return { table, column, target: targetMeta.tableName, targetKey };
}

/** EXPORT-1: every table with rows that are a member's own, in alphabetical order. */
export async function findOwnTables(em: EntityManager): Promise<OwnTable[]> {
  const decisions = await loadOwnDataDecisions();
  const references = referencesOf(em);
  const own = references.filter(({ table, column }) => decisions[`${table}.${column}`] === "own");
  const names = new Set([MEMBERS, ...own.map(({ table }) => table)]);
  return metadataOf(em)
    .filter(({ tableName }) => names.has(tableName))
    .map((meta) => ({
      name: meta.tableName,
      condition: conditionFor(meta.tableName, "own", own),
      key: keyOf(meta),
      withheld: withheldColumns(meta, references, decisions),
      memberColumns: references
        .filter(({ table, target }) => table === meta.tableName && target === MEMBERS)
        .map(({ column }) => column),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const keyOf = (meta: EntityMetadata): KeyColumn[] =>
  meta
    .getPrimaryProps()
    .flatMap(({ fieldNames, columnTypes }) =>
      fieldNames.map((column, index) => ({ column, type: columnTypes[index] ?? "text" })),
    );

/** Of a reference, only the rows may be withheld. */
function withheldColumns(meta: EntityMetadata, references: readonly Reference[], decisions: OwnDataDecisions) {
  const table = meta.tableName;
  return meta.props
    .flatMap(({ fieldNames }) => fieldNames ?? [])
    .filter((column) => decisions[`${table}.${column}`] === "withheld")
    .filter((column) => !references.some((each) => each.table === table && each.column === column));
}

/** The rows of a table that refer to the member, or to a row of another table that does. */
function conditionFor(table: string, alias: string, own: readonly Reference[]): string {
  if (table === MEMBERS) return `${alias}.id = ?`;
  return own
    .filter((reference) => reference.table === table)
    .map(({ column, target, targetKey }, index) => {
      if (target === MEMBERS) return `${alias}."${column}" = ?`;
      const parent = `${alias}_${index}`;
      return `exists (select from "${target}" ${parent}
        where ${parent}."${targetKey}" = ${alias}."${column}" and (${conditionFor(target, parent, own)}))`;
    })
    .join(" or ");
}
