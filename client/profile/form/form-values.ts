import type { BodyInputOf } from "../../../schema/endpoint.ts";
import type { Profile, saveProfile } from "../../../schema/profile/api.ts";
import type { Interest, SpiritualLevel } from "../../../schema/profile/profile.ts";

/** What the form holds. Named like the fields of the request. */
export interface ProfileFormValues {
  [field: string]: unknown;
  full_name: string;
  phone: string;
  bio: string;
  /** Empty without a picture. */
  avatar: string;
  date_of_birth: string;
  location: string;
  spiritual_level: SpiritualLevel | "";
  interests: Interest[];
  shows_birthday: boolean;
}

export const valuesOf = (profile: Profile): ProfileFormValues => ({
  full_name: profile.full_name ?? "",
  phone: profile.phone ?? "",
  bio: profile.bio ?? "",
  avatar: profile.avatar ?? "",
  date_of_birth: profile.date_of_birth ?? "",
  location: profile.location ?? "",
  spiritual_level: profile.spiritual_level ?? "",
  interests: [...profile.interests],
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
