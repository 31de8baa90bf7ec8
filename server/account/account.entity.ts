import { defineEntity, p } from "@mikro-orm/core";
import type { Language } from "../../schema/language/languages.ts";
import { memberRoles } from "../../schema/member/role.ts";
import { translations } from "../../schema/scripture/translation.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../platform/database/data-decision.ts";

export const VerificationEntity = defineEntity({
  name: "Verification",
  tableName: "verifications",
  properties: {
    id: p.uuid().primary(),
    identifier: p.text().index("verifications_identifier"),
    value: p.text(),
    expiresAt: p.datetime().index("verifications_expires"),
    createdAt: p.datetime().defaultRaw(`now()`),
    updatedAt: p.datetime().defaultRaw(`now()`),
  },
});

export const CredentialEntity = defineEntity({
  name: "Credential",
  tableName: "credentials",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").index("credentials_user"),
    accountId: p.text(),
    providerId: p.text(),
    issuer: p.text().nullable(),
    password: p.text().nullable(),
    accessToken: p.text().nullable(),
    refreshToken: p.text().nullable(),
    idToken: p.text().nullable(),
    accessTokenExpiresAt: p.datetime().nullable(),
    refreshTokenExpiresAt: p.datetime().nullable(),
    scope: p.text().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    updatedAt: p.datetime().defaultRaw(`now()`),
  },
});

export const SessionEntity = defineEntity({
  name: "Session",
  tableName: "sessions",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").index("sessions_user"),
    token: p.text().unique("sessions_token_key"),
    expiresAt: p.datetime().index("sessions_expires"),
    ipAddress: p.text().nullable(),
    /** The browser in plain words, see browser-name.ts. */
    userAgent: p.text().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    updatedAt: p.datetime().defaultRaw(`now()`),
    /** Up to ten minutes too early, so that most requests write nothing. */
    lastUsedAt: p.datetime().defaultRaw(`now()`),
    /** When the password was last entered in this session. */
    passwordConfirmedAt: p.datetime().nullable(),
  },
});

export const UserRoleEntity = defineEntity({
  name: "UserRole",
  tableName: "user_roles",
  properties: {
    user: () => p.manyToOne(UserEntity).primary().updateRule("no action").deleteRule("cascade"),
    role: p.enum(memberRoles).primary(),
    createdAt: p.datetime().defaultRaw(`now()`),
  },
});

export const UserEntity = defineEntity({
  name: "User",
  tableName: "users",
  indexes: [{ name: "users_created", properties: ["createdAt", "id"] }],
  uniques: [
    { name: "users_email", expression: "CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email))" },
  ],
  properties: {
    id: p.uuid().primary(),
    name: p.text().default(""),
    email: p.text(),
    emailVerified: p.boolean().default(false),
    image: p.text().nullable(),
    suspendedAt: p.datetime().nullable(),
    /** Written together with the row in second_factors. */
    twoFactorEnabled: p.boolean().default(false),
    /** The one in which they read the Bible. Null is the community's default. */
    translation: p.enum([...translations]).nullable(),
    /** The one in which they use the product. Null until they choose one. Not an enum: a new language needs no migration. */
    language: p.text().$type<Language>().nullable(),
    createdAt: p.datetime().defaultRaw(`now()`),
    updatedAt: p.datetime().defaultRaw(`now()`),
  },
});

export const erasure = {
  "verifications.identifier": "goes",
  "verifications.value": "goes",
  "credentials.access_token": "goes",
  "credentials.account_id": "goes",
  "credentials.id_token": "goes",
  "credentials.issuer": "goes",
  "credentials.password": "goes",
  "credentials.provider_id": "goes",
  "credentials.refresh_token": "goes",
  "credentials.scope": "goes",
  "sessions.ip_address": "goes",
  "sessions.token": "goes",
  "sessions.user_agent": "goes",
  "user_roles.role": "goes",
  "users.email": "goes",
  "users.image": "goes",
  "users.language": "goes",
  "users.name": "goes",
  "users.translation": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "credentials.access_token": "withheld",
  "credentials.id_token": "withheld",
  "credentials.password": "withheld",
  "credentials.refresh_token": "withheld",
  "credentials.user_id": "own",
  "sessions.token": "withheld",
  "sessions.user_id": "own",
  "user_roles.user_id": "own",
} satisfies OwnDataDecisions;
