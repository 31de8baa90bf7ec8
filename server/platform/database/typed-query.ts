// What typed queries (`em.getKysely()`) share.
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Expression, type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { MemberRole } from "../../../schema/member/role.ts";

/** The views that typed queries read. They have no entity. */
export interface Views {
  active_roles: { user_id: string; role: MemberRole; created_at: Date };
  thread_readers: { thread_id: string; user_id: string; role: string; read_seq: number; joined_at: Date };
  game_company: {
    id: string;
    room_id: string;
    user_id: string | null;
    display_name: string | null;
    joined_at: Date;
    is_watcher: boolean;
  };
  open_channel_invitations: Invitation & { user_id: string };
  shown_channel_invitations: Invitation & { user_id: string | null; answer: "declined" | "superseded" | null };
}

interface Invitation {
  id: string;
  thread_id: string;
  email: string | null;
  invited_by: string;
  invited_at: Date;
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

/** Runs SQL that a typed query would only make longer. */
export const rowsOf = async <Row>(em: EntityManager, statement: RawBuilder<Row>): Promise<Row[]> =>
  (await statement.execute(em.getKysely())).rows;
