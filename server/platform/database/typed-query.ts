// What typed queries (`em.getKysely()`) share.
import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { MemberRole } from "../../../schema/member/role.ts";

/** The views that typed queries read. They have no entity. */
export interface Views {
  active_roles: { user_id: string; role: MemberRole; created_at: Date };
}

/** What the callbacks of a query get, to refer to its columns. */
export type RowOf<Query> =
  Query extends SelectQueryBuilder<infer Tables, infer Joined, infer _Selected>
    ? ExpressionBuilder<Tables, Joined>
    : never;

/** How many rows a query finds. */
export const rowCount = sql<number>`count(*)::int`.as("total");

/** A time in milliseconds since 1970. The driver returns times as text. */
export const milliseconds = <Time extends Date | null>(time: Expression<Time>) =>
  sql<number | Extract<Time, null>>`floor(extract(epoch from ${time}) * 1000)::float8`;
