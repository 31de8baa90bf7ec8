import { randomUUID } from "node:crypto";
import type { Database } from "../../../server/platform/database/database.ts";
import { until } from "../until.ts";

type Channel =
  | "notifications_added"
  | "notifications_changed"
  | "invitations_changed"
  | "conversation_changed"
  | "channel_changed"
  | "guardians_changed"
  | "status_changed"
  | "rooms_changed";

/**
 * The members, threads or what else the database names on this channel while `work` runs, in the order of their ids. Announcements of other
 * work at the same time count too.
 */
export async function announcedBy(
  database: Pick<Database, "fork">,
  channel: Channel,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const pool = await database.fork().getConnection().getNativeClient();
  const connection = await pool.connect();
  const payloads: string[] = [];
  const listen = ({ payload = "" }: { payload?: string | undefined }) => void payloads.push(payload);
  connection.on("notification", listen);
  try {
    await connection.query(`listen ${channel}`);
    await work();
    // PostgreSQL delivers in the order of commits, so when this one is here, everything is.
    const last = randomUUID();
    await connection.query("select pg_notify($1, $2)", [channel, last]);
    await until(() => payloads.includes(last));
    return [...new Set(payloads.filter((each) => each !== last).flatMap((each) => each.split(",")))].toSorted();
  } finally {
    await connection.query(`unlisten ${channel}`);
    connection.off("notification", listen);
    connection.release();
  }
}

/** The members who are notified of something new while `work` runs. */
export const notifiedBy = (database: Pick<Database, "fork">, work: () => Promise<unknown>): Promise<string[]> =>
  announcedBy(database, "notifications_added", work);
