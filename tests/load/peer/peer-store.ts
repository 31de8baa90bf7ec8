import { Pool } from "pg";
import { query } from "../server/own-database.ts";

/** What a storing peer writes for one answer. */
export interface PeerAnswer {
  readonly roomCode: string;
  readonly memberId: string;
  readonly round: number;
  readonly given: object;
  readonly points: number;
}

const tables = `
  create table members (id uuid primary key, full_name text not null);
  create table sessions (token text primary key, member_id uuid not null references members, expires_at timestamptz not null);
  create table seats (room_code text, member_id uuid references members, seated_at timestamptz not null default now(),
    primary key (room_code, member_id));
  create table answers (room_code text, round int, member_id uuid references members, given jsonb not null,
    points int not null, answered_at timestamptz not null default now(), primary key (room_code, round, member_id))`;

const readSession = `select members.id, members.full_name from sessions join members on members.id = sessions.member_id
  where token = $1 and expires_at > now()`;
const storeSeat = "insert into seats (room_code, member_id) values ($1, $2)";
const saveAnswer = "insert into answers (room_code, round, member_id, given, points) values ($1, $2, $3, $4, $5)";

export const createPeerTables = (databaseUrl: string) => query(databaseUrl, tables);

/** Stores members, each with a session whose token is their id. */
export async function seedPeerMembers(databaseUrl: string, ids: readonly string[]): Promise<void> {
  await query(
    databaseUrl,
    `with added as (insert into members (id, full_name) select id, 'Bot' from unnest($1::uuid[]) id returning id)
     insert into sessions (token, member_id, expires_at) select id::text, id, now() + interval '30 days' from added`,
    [ids],
  );
}

/** Does the work of storage that our server also does for a seat and for an answer. */
export class PeerStore {
  readonly #pool: Pool;

  constructor(databaseUrl: string) {
    this.#pool = new Pool({ connectionString: databaseUrl, max: 10 });
  }

  /** Looks the session up, and stores the seat of its member. */
  async seat(token: string, roomCode: string): Promise<void> {
    const { rows } = await this.#pool.query({ name: "session", text: readSession, values: [token] });
    if (rows.length === 0) throw new Error(`there is no session ${token}`);
    await this.#pool.query({ name: "seat", text: storeSeat, values: [roomCode, rows[0].id] });
  }

  async answer({ roomCode, round, memberId, given, points }: PeerAnswer): Promise<void> {
    const values = [roomCode, round, memberId, JSON.stringify(given), points];
    await this.#pool.query({ name: "answer", text: saveAnswer, values });
  }
}
