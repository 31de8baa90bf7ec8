import { batchLoader } from "../platform/batch-loader.ts";
import type { Database } from "../platform/database.ts";
import { prepared } from "../platform/prepared.ts";
import type { Member, ReadSession, Role } from "../platform/session.ts";
import { asRefusals } from "./account.ts";
import type { Authentication } from "./authentication.ts";
import { namesCookie, signedToken } from "./session-cookie.ts";

/**
 * Reads a member from a session cookie: nobody where it is missing, ended, expired, or its member suspended. Nearly every
 * request waits for this, so the plain case, a cookie of ours whose session is live and not due to be prolonged, is one
 * statement, shared by the requests that arrive together. Whatever is not that plain goes to better-auth, which prolongs,
 * clears cookies and decides.
 */
export async function sessionReader(
  authentication: Authentication,
  database: Pick<Database, "run">,
): Promise<ReadSession> {
  const { secret, authCookies, sessionConfig } = await authentication.$context;
  const { name } = authCookies.sessionToken;
  // A session is prolonged once it has been in use for `updateAge`: from then on it ends sooner than this.
  const notDueMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000;

  const findByToken = batchLoader((tokens: readonly string[]) =>
    findByTokens(database, tokens, new Date(Date.now() + notDueMs)),
  );

  return async (cookie) => {
    if (!namesCookie(cookie, name)) return { member: null, cookies: [] };
    const token = signedToken(cookie, name, secret);
    const member = token && (await findByToken(token));
    return member ? { member, cookies: [] } : await askAuthentication(authentication, cookie, database);
  };
}

async function askAuthentication(authentication: Authentication, cookie: string, database: Pick<Database, "run">) {
  const { response, headers } = await asRefusals(() =>
    authentication.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true }),
  );
  const cookies = headers.getSetCookie();
  if (!response) return { member: null, cookies };
  const member = await findMember(database, response.user.id, response.session.id);
  return { member, cookies: member ? cookies : [] };
}

interface MemberRow {
  id: string;
  session_id: string;
  email: string;
  email_verified: boolean;
  full_name: string | null;
  roles: Role[];
}

const memberColumns = `u.id, u.email, u.email_verified, p.full_name,
  array(select r.role from user_roles r where r.user_id = u.id order by r.role) as roles`;

const selectByTokens = prepared<MemberRow & { token: string }>(
  "sessions-by-token",
  `select s.token, s.id as session_id, ${memberColumns}
     from sessions s join users u on u.id = s.user_id left join profiles p on p.user_id = u.id
    where s.token = any($1) and s.expires_at > $2 and u.suspended_at is null`,
);

const selectById = prepared<MemberRow>(
  "member-of-session",
  `select $2::uuid as session_id, ${memberColumns}
     from users u left join profiles p on p.user_id = u.id
    where u.id = $1 and u.suspended_at is null`,
);

async function findByTokens(database: Pick<Database, "run">, tokens: readonly string[], endsAfter: Date) {
  const rows = await selectByTokens(database, [tokens, endsAfter]);
  return new Map(rows.map((row) => [row.token, present(row)]));
}

async function findMember(
  database: Pick<Database, "run">,
  memberId: string,
  sessionId: string,
): Promise<Member | null> {
  const [row] = await selectById(database, [memberId, sessionId]);
  return row ? present(row) : null;
}

const present = (row: MemberRow): Member => ({
  memberId: row.id,
  sessionId: row.session_id,
  email: row.email,
  emailVerified: row.email_verified,
  fullName: row.full_name,
  roles: row.roles,
});
