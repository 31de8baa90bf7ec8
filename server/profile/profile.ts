import type { EntityManager } from "@mikro-orm/postgresql";
import type { Member } from "../platform/session.ts";

/** What others see where a member gave no name, in games and leaderboards. */
export const NAMELESS_PLAYER = "Anonymous Player";

/** What others see where a member gave no name, in messages, channels and admin lists. */
export const UNKNOWN_USER = "Unknown User";

/** The sender that stands in for an erased member wherever an id is needed. No account has it. */
export const DELETED_MEMBER_ID = "00000000-0000-0000-0000-000000000000";

/** What others see in the place of an erased member, in messages, channels, reports and notifications. */
export const DELETED_MEMBER = "Deleted member";

/** Who this member is in messages and channels. */
export const memberName = (member: Pick<Member, "fullName">): string => member.fullName ?? UNKNOWN_USER;

/** Who this member is at a table; never any part of the e-mail. */
export const playerName = (member: Pick<Member, "fullName">): string => member.fullName ?? NAMELESS_PLAYER;

/** Sets the member's own name; `fullName` is trimmed and checked already. */
export async function saveName(member: Member, em: EntityManager, fullName: string): Promise<void> {
  await em.execute(
    `insert into profiles (user_id, full_name) values (?, ?)
     on conflict (user_id) do update set full_name = excluded.full_name, updated_at = now()`,
    [member.memberId, fullName],
  );
}
