import type { EntityManager } from "@mikro-orm/postgresql";
import type { Member } from "../platform/session.ts";

/** What others see where a member gave no name, in games and leaderboards. */
export const NAMELESS_PLAYER = "Anonymous Player";

/** What others see where a member gave no name, in messages, channels and admin lists. */
export const UNKNOWN_USER = "Unknown User";

/** Who this member is in messages and channels. */
export const memberName = (member: Pick<Member, "fullName">): string => member.fullName ?? UNKNOWN_USER;

/** Who this member is at a table; never any part of the e-mail. */
export const playerName = (member: Pick<Member, "fullName">): string => member.fullName ?? NAMELESS_PLAYER;

/** What visitors who are not signed in see of a name. */
export const firstName = (fullName: string): string => fullName.split(/\s/u, 1)[0] ?? fullName;

/** Sets the member's own name; `fullName` is trimmed and checked already. */
export async function saveName(member: Member, em: EntityManager, fullName: string): Promise<void> {
  await em.execute(
    `insert into profiles (user_id, full_name) values (?, ?)
     on conflict (user_id) do update set full_name = excluded.full_name, updated_at = now()`,
    [member.memberId, fullName],
  );
}
