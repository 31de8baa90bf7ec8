import type { EntityManager } from "@mikro-orm/postgresql";
import { APIError } from "better-auth/api";
import type { ErrorCode } from "../../schema/errors.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database.ts";
import { prepared } from "../platform/prepared.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Role } from "../platform/session.ts";
import type { Authentication } from "./authentication.ts";
import { isCommonPassword } from "./common-passwords.ts";

const selectLive = prepared<{ id: string }>(
  "live-sessions",
  `select s.id from sessions s join users u on u.id = s.user_id
    where s.id = any($1::uuid[]) and s.expires_at > now() and u.suspended_at is null`,
);

/** Which of these sessions are live: not ended, not expired, their members not suspended. */
export async function liveSessions(
  database: Pick<Database, "run">,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await selectLive(database, [sessionIds]);
  return new Set(rows.map((row) => row.id));
}

/** Refuses a password that is too short for this community or that everybody guesses first. */
export function checkPassword(password: string, config: Pick<Config, "PASSWORD_MIN_LENGTH">): void {
  if (password.length < config.PASSWORD_MIN_LENGTH) throw new Refusal("account/password-too-short");
  if (isCommonPassword(password)) throw new Refusal("account/password-too-common");
}

/** Suspends a member and ends every session; each server closes the member's sockets when it hears of it. */
export async function suspendMember(em: EntityManager, memberId: string): Promise<void> {
  await em.transactional(async (tx) => {
    await tx.execute("update users set suspended_at = now() where id = ? and suspended_at is null", [memberId]);
    await tx.execute("delete from sessions where user_id = ?", [memberId]);
  });
}

/** Ends every session of the account with this address. */
export async function endSessions(em: EntityManager, email: string): Promise<void> {
  await em.execute("delete from sessions where user_id in (select id from users where lower(email) = lower(?))", [
    email,
  ]);
}

/** Removes what has expired: sessions, tokens of mails, counted tries. */
export async function clearExpired(em: EntityManager): Promise<void> {
  await em.execute("delete from sessions where expires_at < now()");
  await em.execute("delete from verifications where expires_at < now()");
  await em.execute("delete from rate_limits where expire < extract(epoch from now()) * 1000");
}

/** Gives the member with this address a role; answers whether there is such a member. */
export async function giveRole(em: EntityManager, email: string, role: Role): Promise<boolean> {
  const rows = await em.execute<{ user_id: string }[]>(
    `insert into user_roles (user_id, role) select id, ? from users where lower(email) = lower(?)
     on conflict (user_id, role) do update set role = excluded.role returning user_id`,
    [role, email],
  );
  return rows.length > 0;
}

/** Creates an account; answers the `Set-Cookie` values of its first session, none where the address must be confirmed first. */
export async function createAccount(
  authentication: Authentication,
  em: EntityManager,
  body: { email: string; password: string },
): Promise<string[]> {
  try {
    const { headers } = await authentication.api.signUpEmail({ body: { ...body, name: "" }, returnHeaders: true });
    return headers.getSetCookie();
  } catch (error) {
    // Of several sign-ups with one address at once the unique index lets one through; better-auth tells the others only
    // that it failed.
    const [taken] = await em.execute("select id from users where lower(email) = lower(?)", [body.email]);
    if (taken) throw new Refusal("account/email-taken");
    return asRefusals(() => Promise.reject(error));
  }
}

/** Runs a call of better-auth and turns its errors into our codes. */
export async function asRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    // It says so when its database does not answer, and keeps the cause to itself.
    if (error.status === "INTERNAL_SERVER_ERROR") throw new Refusal("server/unavailable", { cause: error });
    const code = codes[String(error.body?.code)];
    throw code ? new Refusal(code) : new Refusal("server/unknown", { cause: error });
  }
}

const codes: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: "account/wrong-credentials",
  INVALID_PASSWORD: "account/wrong-credentials",
  USER_ALREADY_EXISTS: "account/email-taken",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "account/email-taken",
  EMAIL_NOT_VERIFIED: "account/email-not-verified",
  PASSWORD_TOO_SHORT: "account/password-too-short",
  INVALID_TOKEN: "account/link-expired",
  TOKEN_EXPIRED: "account/link-expired",
  USER_NOT_FOUND: "account/link-expired",
};
