import { batchLoader } from "../../platform/async/batch-loader.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Member, ReadSession, SessionReading } from "../../platform/session.ts";
import type { Authentication } from "../authentication.ts";
import { asRefusals } from "../authentication-error.ts";
import { hasCookie, signedToken } from "./session-cookie.ts";
import { findMember, findMembersByToken } from "./session-store.ts";

/**
 * Reads the member of a session cookie: null if the session is missing, ended or expired, or its member is suspended.
 * One statement handles the common case: a valid signature, and a live session that is not due for renewal. Every other
 * case goes to better-auth, which renews sessions and clears cookies.
 */
export async function sessionReader(
  authentication: Authentication,
  database: Pick<Database, "run">,
): Promise<ReadSession> {
  const { secret, authCookies, sessionConfig } = await authentication.$context;
  const { name } = authCookies.sessionToken;
  // Sessions are renewed after `updateAge`. A session with more than this time left is not due.
  const notDueMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000;

  const findByToken = batchLoader((tokens: readonly string[]) =>
    findMembersByToken(database, { tokens, endsAfter: new Date(Date.now() + notDueMs) }),
  );

  return async (cookie) => {
    if (!hasCookie(cookie, name)) return { member: null, cookies: [] };
    const token = signedToken(cookie, name, secret);
    const member = token && (await findByToken(token));
    return member ? { member, cookies: [] } : await askAuthentication(authentication, cookie, database);
  };
}

async function askAuthentication(
  authentication: Authentication,
  cookie: string,
  database: Pick<Database, "run">,
): Promise<SessionReading> {
  const { response, headers } = await asRefusals(() =>
    authentication.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true }),
  );
  const cookies = headers.getSetCookie();
  if (!response) return { member: null, cookies };
  const member = await findMember(database, { memberId: response.user.id, sessionId: response.session.id });
  return { member, cookies: member ? cookies : [] };
}

/** The member of a new session, from the `Set-Cookie` values that opened it. Null if they are suspended. */
export async function readNewSession(readSession: ReadSession, cookies: readonly string[]): Promise<Member | null> {
  const cookie = cookies.map((each) => each.split(";")[0]).join("; ");
  return (await readSession(cookie)).member;
}
