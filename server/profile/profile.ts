import type { EntityManager } from "@mikro-orm/postgresql";
import type { MemberRole } from "../../schema/member/role.ts";
import type { NamedMember, ShownMember } from "../../schema/member/shown-member.ts";
import type { Drawing } from "../../schema/profile/profile.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import type { Member } from "../platform/session.ts";
import { refuseContactInName, refuseWhileMuted } from "../safety/safety.ts";
import { selectPeople } from "./person-store.ts";
import { ProfileEntity } from "./profile.entity.ts";
import { type NameGiver, refuseReservedPersonName } from "./reserved-name.ts";
import { UNKNOWN_USER } from "./shown.ts";

export { firstName } from "../../schema/member/first-name.ts";
export { formerName } from "./former-name/former-name.ts";
export { phoneNumber } from "./phone.ts";
export { listPhotos, readPhoto, removePhotoFiles } from "./photo/photo.ts";
export { type NameGiver, refuseReservedTitle } from "./reserved-name.ts";
export { avatarUrl, shownRoles, UNKNOWN_USER } from "./shown.ts";

/** Shown for members without a name in games and leaderboards. */
export const NAMELESS_PLAYER = "Anonymous Player";

/** Shown for members without a name in posts and activity. */
export const ANONYMOUS_USER = "Anonymous User";

/** The address of a member's picture as rows show it. Null if there is none. */
export const pictureAddress = (
  { photoName, drawing }: { photoName?: string | null | undefined; drawing?: Drawing | null | undefined },
  size: 96 | 320 = 96,
): string | null => {
  if (photoName) return `/api/photos/${photoName}/${size}.webp`;
  return drawing ? `/avatars/${drawing}.svg` : null;
};

/** The id that stands in for an erased sender. No account has it. */
export const DELETED_MEMBER_ID = "00000000-0000-0000-0000-000000000000";

/** Shown for erased members in messages, channels, reports and notifications. */
export const DELETED_MEMBER = "Deleted member";

/** The member's name in messages and channels. */
export const memberName = (member: Pick<Member, "fullName">): string => member.fullName ?? UNKNOWN_USER;

/** The member's name in games. Never any part of the e-mail address. */
export const playerName = (member: Pick<Member, "fullName">): string => member.fullName ?? NAMELESS_PLAYER;

/** PROFILE-10, PROFILE-31: the roles of a caller that others see, also those that wait for a second factor. */
export const rolesShown = ({ roles, pendingRoles }: Pick<Member, "roles" | "pendingRoles">): MemberRole[] =>
  [...roles, ...pendingRoles].sort();

/** PROFILE-3, PROFILE-7: sets the member's own name, which is already validated, or refuses it. */
export async function saveName(
  em: EntityManager,
  member: Member,
  fullName: string,
  communityName: string,
): Promise<void> {
  await refuseName(em, { ...member, communityName }, fullName);
  await em.upsert(ProfileEntity, { user: member.memberId, fullName, updatedAt: new Date() });
}

/** PROFILE-3, PROFILE-7, SAFE-84: refuses a name for this member. One that became reserved after they took it stays. */
export async function refuseName(
  em: EntityManager,
  giver: NameGiver & Pick<Member, "fullName">,
  fullName: string,
): Promise<void> {
  if (fullName !== giver.fullName) {
    await refuseWhileMuted(em, giver.memberId);
    await refuseReservedPersonName(em, giver, fullName);
  }
  refuseContactInName(fullName);
}

/** The current names of these members, by id. */
export async function namesOf(
  source: StatementSource,
  memberIds: readonly string[],
): Promise<(memberId: string) => string> {
  const personOf = await peopleOf(source, memberIds);
  return (memberId) => personOf(memberId).displayName;
}

/** PROFILE-30: these members with their current names and roles, by id. */
export async function namedMembers(
  source: StatementSource,
  memberIds: readonly string[],
): Promise<(memberId: string) => NamedMember> {
  const personOf = await peopleOf(source, memberIds);
  return (memberId) => {
    const { avatarUrl: _, ...named } = personOf(memberId);
    return named;
  };
}

/** PROFILE-30: these members as others see them, by id. `nameless` stands for a name that is missing. */
export async function peopleOf(
  source: StatementSource,
  memberIds: readonly string[],
  nameless: string = UNKNOWN_USER,
): Promise<(memberId: string) => ShownMember> {
  const people = memberIds.length === 0 ? [] : await selectPeople(source, [[...new Set(memberIds)]]);
  const found = new Map(people.map((person) => [person.memberId, person]));
  return (memberId) => {
    const { full_name = null, roles = [], avatarUrl = null } = found.get(memberId) ?? {};
    return { memberId, displayName: full_name ?? nameless, roles, avatarUrl };
  };
}
