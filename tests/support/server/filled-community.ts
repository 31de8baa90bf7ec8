import { Client } from "pg";
import type { CommunitySize } from "../../load/community/community-size.ts";
import { fillCommunity } from "../../load/community/fill-community.ts";
import type { Person } from "../account/people.ts";
import { newGuardian } from "../post/posts.ts";
import { bootServer, type TestServer } from "./boot.ts";
import { freshDatabaseUrl } from "./database.ts";

export interface FilledServer extends TestServer {
  /** An admin who has just entered their password. Not part of the generated community. */
  readonly admin: Person;
  /** The rows of a query. */
  rows<Row extends object>(sql: string): Promise<Row[]>;
}

/** Starts a server whose database holds a generated community. */
export async function bootFilledServer(size: Omit<CommunitySize, "seed">): Promise<FilledServer> {
  const url = await freshDatabaseUrl();
  const server = await bootServer({ DATABASE_URL: url });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await fillCommunity(client, { ...size, seed: 1 });
  } finally {
    await client.end();
  }
  const admin = await newGuardian(server, "admin", "Mama Grace");
  const rows = <Row extends object>(sql: string) => server.database.fork().execute<Row[]>(sql);
  await rows("update sessions set password_confirmed_at = now()");
  return { ...server, admin, rows };
}
