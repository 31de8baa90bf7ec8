import type { StoredMember } from "../member/members-file.ts";
import { sessionCookie } from "../member/session-cookie.ts";

interface Connection {
  query<Row>(sql: string): Promise<{ rows: Row[] }>;
}

/** Who may write to everyone and play at once: grown-ups whose age is confirmed, with a name and an open session. */
const READY = `
  select users.email, max(sessions.token) as token
  from users join sessions on sessions.user_id = users.id and sessions.expires_at > now()
    join profiles on profiles.user_id = users.id join age_confirmations on age_confirmations.user_id = users.id
    join birth_dates on birth_dates.user_id = users.id
  where users.email_verified and users.suspended_at is null and profiles.full_name <> ''
    and birth_dates.birth_date < current_date - interval '19 years'
    and not exists (select from user_roles where user_roles.user_id = users.id)
  group by users.id order by users.email`;

/** The generated members whom bots can be, signed in at this server. */
export async function memberAccounts(
  connection: Connection,
  server: { readonly url: string; readonly secret: string },
): Promise<StoredMember[]> {
  const { rows } = await connection.query<{ email: string; token: string }>(READY);
  return rows.map(({ email, token }) => ({ email, password: "", cookie: sessionCookie({ token, ...server }) }));
}
