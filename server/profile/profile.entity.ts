import { defineEntity, p } from "@mikro-orm/core";
import { type Drawing, type Interest, spiritualLevels } from "../../schema/profile/profile.ts";
import { UserEntity } from "../account/account.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";
import { PhotoEntity } from "./photo/photo.entity.ts";

export const ProfileEntity = defineEntity({
  name: "Profile",
  tableName: "profiles",
  checks: [
    { name: "profiles_full_name_check", expression: "full_name <> ''::text" },
    { name: "profiles_phone_check", expression: "phone <> ''::text" },
    { name: "profiles_bio_check", expression: "bio <> ''::text" },
    { name: "profiles_location_check", expression: "location <> ''::text" },
    { name: "profiles_picture_check", expression: "photo IS NULL OR drawing IS NULL" },
  ],
  properties: {
    user: () => p.oneToOne(UserEntity).owner().primary().updateRule("no action"),
    fullName: p.text(),
    /** As E.164, "+2348031234567". */
    phone: p.text().nullable(),
    bio: p.text().nullable(),
    location: p.text().nullable(),
    spiritualLevel: p.enum([...spiritualLevels]).nullable(),
    interests: p.json<Interest[]>().defaultRaw(`'[]'::jsonb`),
    /** The stored photograph, of confirmed adults only. */
    photoName: () =>
      p.manyToOne(PhotoEntity).name("photo").deleteRule("restrict").mapToPk().nullable().index("profiles_photo"),
    drawing: p.text().$type<Drawing>().nullable(),
    /** A confirmed adult shows the day and the month of their birth to members. */
    showsBirthday: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw(`now()`),
    updatedAt: p.datetime().defaultRaw(`now()`),
    plainName: p.text().generated("plain_letters(full_name) stored").nullable(),
  },
});

export const erasure = {
  "profiles.bio": "redacted",
  "profiles.drawing": "goes",
  "profiles.full_name": "goes",
  "profiles.interests": "goes",
  "profiles.location": "goes",
  "profiles.phone": "goes",
  "profiles.photo": "goes",
  "profiles.plain_name": "goes",
  "profiles.spiritual_level": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "profiles.photo": "withheld",
  "profiles.plain_name": "withheld",
  "profiles.user_id": "own",
} satisfies OwnDataDecisions;
