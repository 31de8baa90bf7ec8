import type { EntityManager } from "@mikro-orm/postgresql";
import { expect, test } from "vitest";
import { findOwnTables } from "../../../../server/export/own-table.ts";

/** A column of a table, and the table that it refers to if it is a reference. */
type Column = readonly [name: string, target?: string];

/** An entity manager of a schema with these tables. */
function schemaOf(tables: Readonly<Record<string, readonly Column[]>>): EntityManager {
  const metadata = Object.entries(tables).map(([tableName, columns]) => ({
    tableName,
    props: columns.map(([name, target]) => ({
      fieldNames: [name],
      ...(target && { targetMeta: { tableName: target }, referencedColumnNames: ["id"] }),
    })),
    getPrimaryProps: () => [{ fieldNames: ["id"], columnTypes: ["uuid"] }],
  }));
  const all = new Map(metadata.map((each) => [each.tableName, each]));
  return { getMetadata: () => ({ getAll: () => all }) } as never;
}

test("EXPORT-1 a reference of another table changes nothing about a column with the same name", async () => {
  const em = schemaOf({
    users: [["id"]],
    credentials: [["id"], ["user_id", "users"], ["password"]],
    // No table of the product has such a reference.
    others: [["id"], ["password", "users"], ["token", "users"]],
  });
  const tables = await findOwnTables(em);
  expect(tables.map(({ name }) => name)).toEqual(["credentials", "users"]);
  expect(tables[0]).toMatchObject({ withheld: ["password"], memberColumns: ["user_id"] });
});

test("EXPORT-1 a reference is not withheld as a column: rows that it leads to are", async () => {
  const em = schemaOf({
    users: [["id"]],
    pod_requests: [["id"], ["user_id", "users"], ["mentor_id", "users"]],
  });
  const [requests] = await findOwnTables(em);
  expect(requests).toMatchObject({ name: "pod_requests", withheld: [], memberColumns: ["user_id", "mentor_id"] });
});
