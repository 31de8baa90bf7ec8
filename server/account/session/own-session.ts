import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Session } from "../../../schema/account/session-api.ts";
import type { Member } from "../../platform/session.ts";
import { SessionEntity } from "../account.entity.ts";

/** More than anybody has; the oldest of a script's thousands are not worth a longer page. */
const SESSIONS_LISTED = 50;
const CONFIRMED_FOR = "10 minutes";

/** ACCESS-12: where the member is signed in, the last used first. */
export async function listSessions(em: EntityManager, { memberId, sessionId }: Member): Promise<Session[]> {
  const rows = await em.find(
    SessionEntity,
    { user: memberId, expiresAt: { $gt: raw("now()") } },
    { orderBy: { lastUsedAt: "desc", id: "asc" }, limit: SESSIONS_LISTED },
  );
  return rows.map((row) => ({
    sessionId: row.id,
    browser: row.userAgent ?? "",
    startedAt: row.createdAt.getTime(),
    lastUsedAt: row.lastUsedAt.getTime(),
    isThis: row.id === sessionId,
  }));
}

/** ACCESS-13: ends a session of the member. One that is over, or somebody else's, changes nothing. */
export async function endOwnSession(em: EntityManager, { memberId }: Member, sessionId: string): Promise<void> {
  await em.nativeDelete(SessionEntity, { id: sessionId, user: memberId });
}

/** Stores that the password was entered in this session just now. */
export async function rememberPassword(em: EntityManager, sessionId: string): Promise<void> {
  await em.nativeUpdate(SessionEntity, { id: sessionId }, { passwordConfirmedAt: raw("now()") });
}

/** ACCESS-15: whether the password was entered in this session within the last ten minutes. */
export async function passwordIsConfirmed(em: EntityManager, sessionId: string): Promise<boolean> {
  const since = raw(`now() - interval '${CONFIRMED_FOR}'`);
  return (await em.count(SessionEntity, { id: sessionId, passwordConfirmedAt: { $gt: since } })) > 0;
}
