import { randomBytes, randomUUID } from "node:crypto";
import { Member } from "../member/member.ts";
import { addressOf } from "../member/members-file.ts";
import { sessionCookie } from "../member/session-cookie.ts";
import { query } from "./own-database.ts";

/** Everybody's birth date: grown up, so that no channel or conversation needs a safeguarding lead. */
const BIRTH_DATE = "1990-05-05";

/**
 * Stores grown-up members, whose age is confirmed, with a session directly in the bench's database, because hashing thousands of passwords would take longer
 * than the benchmark.
 */
export async function seedMembers(options: {
  url: string;
  databaseUrl: string;
  secret: string;
  count: number;
}): Promise<Member[]> {
  const { url, databaseUrl, secret, count } = options;
  const rows = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    session_id: randomUUID(),
    email: `bench-${randomUUID()}@example.org`,
    token: randomBytes(24).toString("base64url"),
    full_name: `Bot ${index + 1}`,
  }));
  await query(
    databaseUrl,
    `with given as (
       select * from jsonb_to_recordset($1::jsonb)
         as given (id uuid, session_id uuid, email text, token text, full_name text)
     ), members as (
       insert into users (id, email, email_verified) select id, email, true from given returning id
     ), names as (
       insert into profiles (user_id, full_name) select id, full_name from given
     ), births as (
       insert into birth_dates (user_id, birth_date) select id, $2::date from given
     ), confirmations as (
       insert into age_confirmations (user_id) select id from given
     )
     insert into sessions (id, user_id, token, expires_at)
     select session_id, id, token, now() + interval '30 days' from given`,
    [JSON.stringify(rows), BIRTH_DATE],
  );
  return rows.map(({ id, token }, index) => {
    const cookie = sessionCookie({ token, secret, url });
    return new Member({ url, memberId: id, cookie, address: addressOf(index), joinsBy: "id" });
  });
}
