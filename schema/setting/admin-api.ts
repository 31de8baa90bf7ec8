import { z } from "zod";
import { endpoint, upload } from "../endpoint.ts";
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from "../image.ts";
import { type SettingKey, settingKeys, settingShape } from "./setting.ts";
import { setupSteps } from "./setup.ts";

/** The smallest logo that is still sharp, in pixels on each side. */
export const LOGO_MIN_SIDE = 64;

/** The name of a stored logo: when it was uploaded, in milliseconds since 1970, and random digits. */
export const logoName = z.string().regex(/^\d{13}-[0-9a-f]{24}$/);

const described = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({
    value,
    /** Grows with each change. 0 while the default applies. */
    version: z.int(),
    /** The operator has set it on the server, so nobody changes it here. */
    isFixed: z.boolean(),
  });

// Whatever applies now: an operator's value may not fit the limits of the form.
const settingStates = z.record(z.enum(settingKeys), described(z.string().or(z.number())));

const settingsReply = z.strictObject({
  settings: settingStates,
  /** The address of the logo, or null for the drawing of a lamp. */
  logo: described(z.string().nullable()),
  /** The time zones that the server knows. */
  timeZones: z.array(z.string()),
  mail: z.strictObject({
    sender: z.string(),
    /** Where mails are saved instead of being sent; null if they are sent. */
    outbox: z.string().nullable(),
    /** The mails that the mail server has refused for good within seven days, with its last answer; null if there is none. */
    refused: z
      .strictObject({ count: z.int(), since: z.number(), lastAt: z.number(), answer: z.string().nullable() })
      .nullable(),
  }),
});
export type SettingsReply = z.infer<typeof settingsReply>;

export const readSettings = endpoint("GET /api/admin/settings", "admin", {
  summary: "The settings that admins may change, with their versions, and those that the operator has fixed.",
  output: settingsReply,
});

const versionShape = Object.fromEntries(settingKeys.map((key) => [key, z.int().min(0)])) as Record<
  SettingKey,
  z.ZodInt
>;

export const changeSettings = endpoint("PATCH /api/admin/settings", "admin", {
  summary:
    "Changes some settings, at once and everywhere. Refused as a whole if somebody else has changed one of them since, or if the operator has fixed one. Each change is recorded.",
  isForm: true,
  body: z.strictObject({
    ...z.strictObject(settingShape).partial().shape,
    /** The versions that the caller has read, of each setting in this body. */
    versions: z.strictObject(versionShape).partial(),
  }),
  output: settingsReply,
});

export const uploadLogo = endpoint("POST /api/admin/settings/logo", "admin", {
  summary: "Replaces the community's logo with this picture, as a square without its metadata. The change is recorded.",
  body: upload({
    fields: z.strictObject({}),
    files: { logo: { types: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES } },
  }),
  output: settingsReply,
  limit: { name: "logos", tries: 60, seconds: 3600, per: "account" },
  timeoutSeconds: 60,
});

export const removeLogo = endpoint("DELETE /api/admin/settings/logo", "admin", {
  summary: "Shows the drawing of a lamp again instead of the community's logo. The change is recorded.",
  output: settingsReply,
});

export const readLogo = endpoint("GET /api/logo/:logo", "anyone", {
  isImpersonal: true,
  kind: "file",
  fileTypes: ["image/webp"],
  cache: "immutable",
  summary: "The community's logo, or an earlier one, as a square of 256 pixels.",
  params: z.strictObject({ logo: logoName }),
});

/** Why a mail server does not take a mail. */
export const mailFaults = [
  "unreachable",
  "refused-sign-in",
  "refused-address",
  "refused-mail",
  "insecure",
  "other",
] as const;
export type MailFault = (typeof mailFaults)[number];

export const testMail = endpoint("POST /api/admin/settings/test-mail", "admin", {
  summary: "Sends a mail to the caller's own address at once, and reports what the mail server said.",
  output: z.discriminatedUnion("state", [
    z.strictObject({ state: z.literal("sent"), to: z.string() }),
    z.strictObject({ state: z.literal("saved"), to: z.string(), outbox: z.string() }),
    z.strictObject({
      state: z.literal("failed"),
      to: z.string(),
      fault: z.enum(mailFaults),
      /** What the mail server answered, if it did. */
      answer: z.string().nullable(),
    }),
  ]),
  limit: { name: "test-mail", tries: 10, seconds: 600, per: "account" },
  timeoutSeconds: 30,
});

const stepState = z.enum(["open", "done", "skipped"]);
export type StepState = z.infer<typeof stepState>;

export const setupState = z.strictObject({
  isFinished: z.boolean(),
  /** Nobody has begun, or put it off. */
  isFresh: z.boolean(),
  steps: z.array(z.strictObject({ step: z.enum(setupSteps), state: stepState })),
});
export type SetupState = z.infer<typeof setupState>;

export const readSetup = endpoint("GET /api/admin/setup", "admin", {
  summary: "How far the setup of a new server is.",
  output: setupState,
});

export const recordSetup = endpoint("POST /api/admin/setup", "admin", {
  summary: "Records that a step of the setup is done or skipped, that the setup is put off, or that it is finished.",
  body: z.strictObject({
    step: z.enum(setupSteps).optional(),
    as: z.enum(["done", "skipped", "later", "finished"]),
  }),
  output: setupState,
});
