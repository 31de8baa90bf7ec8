import type { BodyInputOf } from "../../../schema/endpoint.ts";
import type { Profile, saveProfile } from "../../../schema/profile/api.ts";
import type { Interest, SpiritualLevel } from "../../../schema/profile/profile.ts";

/** What the form holds, in the order of the screen: of the fields that are refused, the first gets the focus. */
export interface ProfileFormValues {
  [field: string]: unknown;
  /** Empty without a picture. */
  avatar: string;
  full_name: string;
  bio: string;
  location: string;
  spiritual_level: SpiritualLevel | "";
  interests: Interest[];
  phone: string;
  date_of_birth: string;
  shows_birthday: boolean;
}

export const valuesOf = (profile: Profile): ProfileFormValues => ({
  avatar: profile.avatar ?? "",
  full_name: profile.full_name ?? "",
  bio: profile.bio ?? "",
  location: profile.location ?? "",
  spiritual_level: profile.spiritual_level ?? "",
  interests: [...profile.interests],
  phone: profile.phone ?? "",
  date_of_birth: profile.date_of_birth ?? "",
  shows_birthday: profile.shows_birthday,
});

export const bodyOf = (values: ProfileFormValues): BodyInputOf<typeof saveProfile> => ({
  full_name: values.full_name,
  phone: values.phone,
  bio: values.bio,
  avatar: values.avatar || null,
  date_of_birth: values.date_of_birth || null,
  location: values.location,
  spiritual_level: values.spiritual_level || null,
  interests: values.interests,
  shows_birthday: values.shows_birthday,
});
