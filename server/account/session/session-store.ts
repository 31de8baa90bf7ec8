// Prepared statements: every request of a signed-in member needs its session, and every open socket is checked
// repeatedly. PostgreSQL plans each statement once per connection, and one statement serves all requests that arrive
// together. Everything else about accounts uses the EntityManager.
import type { Language } from "../../../schema/language/languages.ts";
import { memberNoticeKinds } from "../../../schema/safety/report-action.ts";
import type { Translation } from "../../../schema/scripture/translation.ts";
import type { Database } from "../../platform/database/database.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { Member, Role } from "../../platform/session.ts";
import { avatarUrl, shownRoles } from "../../profile/profile.ts";

type Runner = Pick<Database, "run">;

interface MemberRow {
  id: string;
  session_id: string;
  email: string;
  email_verified: boolean;
  full_name: string | null;
  avatar_url: string | null;
  roles: Role[];
  active_roles: Role[];
  muted_until: number | null;
  has_notice: boolean;
  translation: Translation | null;
  language: Language | null;
}

/** An SQL condition: this row of `report_actions` is a notice that this member has not dismissed yet. */
const isShownNotice = (action: string, memberId: string): string =>
  `${action}.member_id = ${memberId} and ${action}.dismissed_at is null and ${action}.kind in (${memberNoticeKinds.map((kind) => `'${kind}'`).join(", ")})`;

const memberColumns = `u.id, u.email, u.email_verified, u.translation, u.language, p.full_name, ${avatarUrl("p")} as avatar_url, ${shownRoles("u.id")} as roles,
  array(select active.role from active_roles active where active.user_id = u.id order by active.role) as active_roles,
  (select floor(extract(epoch from m.until) * 1000)::float8 from mutes m
    where m.user_id = u.id and m.until > now()) as muted_until,
  exists (select from report_actions a where ${isShownNotice("a", "u.id")}) as has_notice`;

const selectByTokens = prepared<MemberRow & { token: string; is_idle: boolean }>(
  "sessions-by-token",
  `select s.token, s.id as session_id, s.last_used_at < now() - interval '10 minutes' as is_idle, ${memberColumns}
     from sessions s join users u on u.id = s.user_id left join profiles p on p.user_id = u.id
    where s.token = any($1) and s.expires_at > $2 and u.suspended_at is null`,
);

const markUsed = prepared("session-used", "update sessions set last_used_at = now() where id = any($1::uuid[])");

const selectById = prepared<MemberRow>(
  "member-of-session",
  `select $2::uuid as session_id, ${memberColumns}
     from users u left join profiles p on p.user_id = u.id
    where u.id = $1 and u.suspended_at is null`,
);

const selectLive = prepared<{ id: string }>(
  "live-sessions",
  `select s.id from sessions s join users u on u.id = s.user_id
    where s.id = any($1::uuid[]) and s.expires_at > now() and u.suspended_at is null`,
);

/** The members of these session tokens, by token: sessions that end after `endsAfter`, of members not suspended. */
export async function findMembersByToken(
  database: Runner,
  { tokens, endsAfter }: { tokens: readonly string[]; endsAfter: Date },
): Promise<ReadonlyMap<string, Member>> {
  const rows = await selectByTokens(database, [tokens, endsAfter]);
  const idle = rows.filter((row) => row.is_idle).map((row) => row.session_id);
  if (idle.length > 0) await markUsed(database, [idle]);
  return new Map(rows.map((row) => [row.token, memberOf(row)]));
}

/** The member of a session that is known to be live; null if the member is suspended or gone. */
export async function findMember(
  database: Runner,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<Member | null> {
  const [row] = await selectById(database, [memberId, sessionId]);
  return row ? memberOf(row) : null;
}

/** Which of these sessions are live: not ended, not expired, their members not suspended. */
export async function liveSessions(database: Runner, sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await selectLive(database, [sessionIds]);
  return new Set(rows.map((row) => row.id));
}

const memberOf = (row: MemberRow): Member => ({
  memberId: row.id,
  sessionId: row.session_id,
  email: row.email,
  emailVerified: row.email_verified,
  fullName: row.full_name,
  avatarUrl: row.avatar_url,
  roles: row.active_roles,
  // ACCESS-9: suspended members have no session, so these wait for a second factor.
  pendingRoles: row.roles.filter((role) => !row.active_roles.includes(role)),
  mutedUntil: row.muted_until,
  hasNotice: row.has_notice,
  translation: row.translation,
  language: row.language,
});
