import { hashPassword } from "better-auth/crypto";
import { activitySql } from "./activity-sql.ts";
import { chanceSql } from "./chance-sql.ts";
import type { CommunitySize } from "./community-size.ts";
import { eventSql } from "./event-sql.ts";
import { gameSql } from "./game-sql.ts";
import { memberSql } from "./member-sql.ts";
import { readingSql } from "./reading-sql.ts";
import { requestSql } from "./request-sql.ts";
import { threadSql } from "./thread-sql.ts";

/** The password of the generated leaders, as in the demo community. */
export const LEADER_PASSWORD = "lamp-on-a-stand";

/** Runs statements on one connection. */
interface Connection {
  query(sql: string): Promise<unknown>;
}

/** Adds a generated community in one transaction: all of it or nothing. Each statement adds all rows of a table at once. */
export async function fillCommunity(
  connection: Connection,
  size: CommunitySize,
  say: (step: string) => void = () => {},
  timeZone = "Africa/Lagos",
): Promise<void> {
  const steps = {
    chance: chanceSql(size),
    members: memberSql(size, await hashPassword(LEADER_PASSWORD)),
    threads: threadSql(size),
    events: eventSql(size),
    reading: readingSql(size),
    games: gameSql(size),
    requests: requestSql(size),
    activities: activitySql(size),
  };
  await connection.query("begin");
  try {
    // Days are the community's. The database's own time zone may be a day ahead or behind.
    await connection.query(`set local time zone '${timeZone}'`);
    for (const [name, statements] of Object.entries(steps)) {
      say(name);
      for (const statement of statements) await connection.query(statement);
    }
    await connection.query("commit");
  } catch (error) {
    await connection.query("rollback");
    throw error;
  }
  // Without it, PostgreSQL would plan the first queries as if the tables were empty.
  await connection.query("analyze");
}
