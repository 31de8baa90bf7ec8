import type { EntityManager } from "@mikro-orm/postgresql";
import type { Member } from "../platform/session.ts";
import { ProfileEntity } from "./profile.entity.ts";

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

/** What visitors who are not signed in see of a name. */
export const firstName = (fullName: string): string => fullName.split(/\s/u, 1)[0] ?? fullName;

/** What these members are called now, by their ids. */
export async function namesOf(em: EntityManager, memberIds: readonly string[]): Promise<(memberId: string) => string> {
  const profiles = await em.find(ProfileEntity, { user: { $in: [...new Set(memberIds)] } }, { fields: ["fullName"] });
  const names = new Map(profiles.map(({ user, fullName }) => [user.id, fullName]));
  return (memberId) => names.get(memberId) ?? UNKNOWN_USER;
}

/** Sets the member's own name; `fullName` is trimmed and checked already. */
export async function saveName(member: Member, em: EntityManager, fullName: string): Promise<void> {
  await em.upsert(ProfileEntity, { user: member.memberId, fullName, updatedAt: new Date() });
}
