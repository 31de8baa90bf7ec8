import { batchLoader } from "../../platform/async/batch-loader.ts";
import { type Secrets, secretsOf } from "../../platform/config/secrets.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Member, ReadSession, SessionReading } from "../../platform/session.ts";
import type { Authentication } from "../authentication.ts";
import { asRefusals } from "../authentication-error.ts";
import { hasCookie, resignedCookies, signedToken } from "./session-cookie.ts";
import { findMember, findMembersByToken } from "./session-store.ts";

/**
 * Reads the member of a session cookie: null if the session is missing, ended or expired, or its member is suspended.
 * One statement handles the common case: a valid signature, and a live session that is not due for renewal. Every other
 * case goes to better-auth, which renews sessions and clears cookies.
 */
export async function sessionReader(
  authentication: Authentication,
  database: Pick<Database, "run">,
  { SECRET_BEFORE }: Pick<Secrets, "SECRET_BEFORE"> = {},
): Promise<ReadSession> {
  const context = await authentication.$context;
  const { secret, authCookies, sessionConfig } = context;
  const { name, attributes } = authCookies.sessionToken;
  const secrets = secretsOf({ secret, SECRET_BEFORE });
  const signedNames = [name, context.createAuthCookie("two_factor").name];
  // Sessions are renewed after `updateAge`. A session with more than this time left is not due.
  const notDueMs = (sessionConfig.expiresIn - sessionConfig.updateAge) * 1000;

  const findByToken = batchLoader((tokens: readonly string[]) =>
    findMembersByToken(database, { tokens, endsAfter: new Date(Date.now() + notDueMs) }),
  );

  async function read(cookie: string): Promise<SessionReading> {
    if (!hasCookie(cookie, name)) return { member: null, cookies: [] };
    const token = signedToken(cookie, name, secret);
    const member = token && (await findByToken(token));
    return member ? { member, cookies: [] } : await askAuthentication(authentication, cookie, database);
  }

  if (secrets.length === 1) return read;

  return async (sent) => {
    const cookie = resignedCookies(sent, signedNames, secrets);
    const reading = await read(cookie);
    if (cookie === sent) return reading;
    const renews = reading.member && reading.cookies.length === 0 && !signedToken(sent, name, secret);
    return { ...reading, cookie, cookies: renews ? [sessionCookie(cookie)] : reading.cookies };
  };

  /** BACKUP-20: the browser keeps the new signature, so that its session outlives the earlier secret. */
  function sessionCookie(cookie: string): string {
    const pair = cookie.split("; ").find((each) => each.startsWith(`${name}=`)) ?? "";
    const { path = "/", secure = false } = attributes;
    const flags = [`Path=${path}`, "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])];
    return [pair, `Max-Age=${sessionConfig.expiresIn}`, ...flags].join("; ");
  }
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
