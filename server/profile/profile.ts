import type { EntityManager } from "@mikro-orm/postgresql";
import type { Drawing } from "../../schema/profile/profile.ts";
import type { Member } from "../platform/session.ts";
import { refuseContactInName, refuseWhileMuted } from "../safety/safety.ts";
import { ProfileEntity } from "./profile.entity.ts";
import { type NameGiver, refuseReservedPersonName } from "./reserved-name.ts";

export { formerName } from "./former-name/former-name.ts";
export { phoneNumber } from "./phone.ts";
export { listPhotos, readPhoto, removePhotoFiles } from "./photo/photo.ts";
export { type NameGiver, refuseReservedTitle } from "./reserved-name.ts";

/** Shown for members without a name in games and leaderboards. */
export const NAMELESS_PLAYER = "Anonymous Player";

/** Shown for members without a name in messages, channels and admin lists. */
export const UNKNOWN_USER = "Unknown User";

/** Shown for members without a name in posts and activity. */
export const ANONYMOUS_USER = "Anonymous User";

/** An SQL expression for the roles that others see, given an SQL expression for the member's id. */
export const shownRoles = (memberId: string): string =>
  `array(select held.role from user_roles held where held.user_id = ${memberId} order by held.role)`;

/** An SQL expression for the address of a member's picture in rows, given an alias of `profiles`. Null if there is none. */
export const avatarUrl = (profile: string): string =>
  `coalesce('/api/photos/' || ${profile}.photo || '/96.webp', '/avatars/' || ${profile}.drawing || '.svg')`;

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

/** The part of a name that visitors who are not signed in see. */
export const firstName = (fullName: string): string => fullName.split(/\s/u, 1)[0] ?? fullName;

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
export async function namesOf(em: EntityManager, memberIds: readonly string[]): Promise<(memberId: string) => string> {
  const personOf = await peopleOf(em, memberIds);
  return (memberId) => personOf(memberId).displayName;
}

/** The current names and pictures of these members, by id. */
export async function peopleOf(
  em: EntityManager,
  memberIds: readonly string[],
): Promise<(memberId: string) => { displayName: string; avatarUrl: string | null }> {
  const profiles = await em.find(
    ProfileEntity,
    { user: { $in: [...new Set(memberIds)] } },
    { fields: ["fullName", "photoName", "drawing"] },
  );
  const people = new Map(profiles.map((profile) => [profile.user.id, profile]));
  return (memberId) => {
    const profile = people.get(memberId);
    return { displayName: profile?.fullName ?? UNKNOWN_USER, avatarUrl: profile ? pictureAddress(profile) : null };
  };
}
