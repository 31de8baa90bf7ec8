import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf } from "../../schema/endpoint.ts";
import { BIRTH_DATE_FAULT, type Profile, type saveProfile } from "../../schema/profile/api.ts";
import { type Drawing, drawings, interests } from "../../schema/profile/profile.ts";
import { lockMember } from "../account/account.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import {
  birthDateOf,
  findContactData,
  isConfirmedAdult,
  type MessagingPolicy,
  refuseWhileMuted,
  setOwnBirthDate,
} from "../safety/safety.ts";
import { phoneNumber } from "./phone.ts";
import { ownsPhoto } from "./photo/photo.ts";
import { ProfileEntity } from "./profile.entity.ts";
import { pictureAddress, refuseName } from "./profile.ts";

export interface ProfileSettings {
  /** The community's name, which no member may use. */
  readonly community: { readonly name: string };
  readonly messagingPolicy: MessagingPolicy;
}

type ProfileForm = BodyOf<typeof saveProfile>;

const PHONE_FAULT = "Please enter a phone number, such as 0803 123 4567 or +44 7400 123456.";
const CONTACT_FAULT = "For your safety, leave out phone numbers, email addresses and links to messengers.";

/** The member's own profile. */
export async function readOwnProfile(
  em: EntityManager,
  member: Member,
  { messagingPolicy }: Pick<ProfileSettings, "messagingPolicy">,
): Promise<Profile> {
  const row = await em.findOne(ProfileEntity, { user: member.memberId });
  return {
    full_name: row?.fullName ?? null,
    email: member.email,
    phone: row?.phone ?? null,
    bio: row?.bio ?? null,
    avatar: row?.photoName ?? row?.drawing ?? null,
    avatar_url: row ? pictureAddress(row, 320) : null,
    date_of_birth: await birthDateOf(em, member.memberId),
    location: row?.location ?? null,
    spiritual_level: row?.spiritualLevel ?? null,
    interests: row?.interests ?? [],
    shows_birthday: row?.showsBirthday ?? false,
    is_confirmed_adult: await isConfirmedAdult(em, messagingPolicy, member.memberId),
  };
}

/** PROFILE-1 to PROFILE-6: saves the member's own profile, all of it or nothing. */
export async function saveOwnProfile(
  em: EntityManager,
  member: Member,
  settings: ProfileSettings,
  form: ProfileForm,
): Promise<void> {
  await refuseName(em, { ...member, communityName: settings.community.name }, form.full_name);
  const texts = checkedTexts(form, settings.messagingPolicy);
  await refuseNewWordsWhileMuted(em, member, texts);
  await em.transactional(async (tx) => {
    await setBirthDateOnce(tx, settings.messagingPolicy, { memberId: member.memberId, date: form.date_of_birth });
    // A change of the member's age waits for this lock, and then removes what only adults show (PROFILE-25).
    await lockMember(tx, [member.memberId]);
    await tx.upsert(ProfileEntity, {
      user: member.memberId,
      fullName: form.full_name,
      ...texts,
      ...(await checkedPicture(tx, member, settings.messagingPolicy, form)),
      spiritualLevel: form.spiritual_level,
      interests: interests.filter((interest) => form.interests.includes(interest)),
      updatedAt: new Date(),
    });
  });
}

/** PROFILE-12: sets a drawing as the member's own picture, in place of another one or a photograph. */
export async function saveDrawing(
  em: EntityManager,
  { memberId }: Member,
  drawing: Drawing,
): Promise<{ avatar_url: string }> {
  const found = await em.nativeUpdate(
    ProfileEntity,
    { user: memberId },
    { drawing, photoName: null, updatedAt: new Date() },
  );
  if (found === 0) throw new Refusal("profile/name-required");
  return { avatar_url: pictureAddress({ drawing, photoName: null }, 96) as string };
}

/** The texts as they are stored: null where nothing is typed. */
function checkedTexts({ phone, bio, location, date_of_birth }: ProfileForm, { today }: MessagingPolicy) {
  const number = phone === "" ? null : phoneNumber(phone);
  const faults = {
    ...(phone !== "" && number === null && { phone: PHONE_FAULT }),
    ...(findContactData(bio) && { bio: CONTACT_FAULT }),
    ...(findContactData(location) && { location: CONTACT_FAULT }),
    // The declaration accepts dates that are past in any time zone. The community's time zone decides.
    ...(date_of_birth !== null && date_of_birth >= today() && { date_of_birth: BIRTH_DATE_FAULT }),
  };
  if (Object.keys(faults).length > 0) throw new Refusal("request/invalid", { fields: faults });
  return { phone: number, bio: bio || null, location: location || null };
}

/** SAFE-84: a muted member keeps what others read about them. */
async function refuseNewWordsWhileMuted(
  em: EntityManager,
  { memberId }: Member,
  { bio, location }: { readonly bio: string | null; readonly location: string | null },
): Promise<void> {
  const before = await em.findOne(ProfileEntity, { user: memberId });
  if (bio !== (before?.bio ?? null) || location !== (before?.location ?? null)) await refuseWhileMuted(em, memberId);
}

/** SAFE-7. The same date again changes nothing. */
async function setBirthDateOnce(
  tx: EntityManager,
  policy: MessagingPolicy,
  { memberId, date }: { memberId: string; date: string | null },
): Promise<void> {
  if (date === null) return;
  const known = await birthDateOf(tx, memberId);
  if (known === date) return;
  if (known !== null || !(await setOwnBirthDate(tx, policy, { memberId, birthDate: date })))
    throw new Refusal("profile/birth-date-set");
}

/** PROFILE-6, PROFILE-20, PROFILE-23: a photograph and a birthday are for confirmed adults, and the photograph is the member's own. */
async function checkedPicture(
  tx: EntityManager,
  { memberId }: Member,
  policy: MessagingPolicy,
  { avatar, shows_birthday }: Pick<ProfileForm, "avatar" | "shows_birthday">,
) {
  const drawing = drawings.find((each) => each === avatar) ?? null;
  const photo = drawing === null ? avatar : null;
  const isAdult = await isConfirmedAdult(tx, policy, memberId);
  if (photo !== null && !isAdult) throw new Refusal("photo/adults-only");
  if (photo !== null && !(await ownsPhoto(tx, memberId, photo))) throw new Refusal("photo/not-found");
  return { drawing, photoName: photo, showsBirthday: shows_birthday && isAdult };
}
