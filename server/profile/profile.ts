import type { EntityManager } from "@mikro-orm/postgresql";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { ProfileEntity } from "./profile.entity.ts";
import { isReservedName } from "./reserved-name.ts";

/** What others see where a member gave no name, in games and leaderboards. */
export const NAMELESS_PLAYER = "Anonymous Player";

/** What others see where a member gave no name, in messages, channels and admin lists. */
export const UNKNOWN_USER = "Unknown User";

/** The roles that a member shows to others, for an expression that is a member's id in a query. */
export const shownRoles = (memberId: string): string =>
  `array(select held.role from user_roles held where held.user_id = ${memberId} order by held.role)`;
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

/** Sets the member's own name, which is tidied and checked already. Refuses one with a role or the community's name in it. */
export async function saveName(
  member: Member,
  em: EntityManager,
  fullName: string,
  communityName: string,
): Promise<void> {
  if (isReservedName(fullName, communityName)) throw new Refusal("profile/name-reserved");
  await em.upsert(ProfileEntity, { user: member.memberId, fullName, updatedAt: new Date() });
}

/** What these members are called now, by their ids. */
export async function namesOf(em: EntityManager, memberIds: readonly string[]): Promise<(memberId: string) => string> {
  const profiles = await em.find(ProfileEntity, { user: { $in: [...new Set(memberIds)] } }, { fields: ["fullName"] });
  const names = new Map(profiles.map(({ user, fullName }) => [user.id, fullName]));
  return (memberId) => names.get(memberId) ?? UNKNOWN_USER;
}
