import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { defaultHelplines } from "../../../schema/safety/default-helplines.ts";
import { translations } from "../../../schema/scripture/translation.ts";
import { helplinesOf } from "../../../schema/setting/setting.ts";
import { StartupError } from "../process/startup-error.ts";
import { aiSettings } from "./ai-settings.ts";
import { backupSettings, checkBackupSettings } from "./backup-settings.ts";
import { monitoringSettings } from "./monitoring-settings.ts";
import { parentSettings } from "./parent-settings.ts";
import { checkPaymentSettings, paymentSettings } from "./payment-settings.ts";
import { processNameOf, processSettings } from "./process-settings.ts";
import { type S3Settings, s3SettingsOf, s3SettingsShape } from "./s3-settings.ts";
import { SettingProblems } from "./settings-error.ts";
import { wholeNumber } from "./whole-number.ts";

const list = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .pipe(z.array(z.string().min(1)))
  .or(z.literal("").transform(() => [] as string[]));
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const network = z
  .string()
  .refine((text) => isNetwork(text), { error: "must be addresses or CIDR ranges, like 10.0.0.0/8" });
const timeZone = z.string().refine((name) => Intl.supportedValuesOf("timeZone").includes(name) || name === "UTC", {
  error: "must be a time zone like Africa/Lagos",
});
/** "Childline: 0800 123 4567, children in danger; Emergency: 112" */
const helplineList = z.string().transform((text, context) => {
  const lines = helplinesOf(text.replaceAll(";", "\n"));
  if (lines && lines.length > 0) return lines;
  context.addIssue("must be one to six names and numbers, like Childline: 0800 123 4567; Emergency: 112");
  return z.NEVER;
});
function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && most > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most));
}
const daysError = "must be a number of days up to 365";
const days = z.coerce.number({ error: daysError }).positive({ error: daysError }).max(365, { error: daysError });

/** Environment files often contain `NAME=`, so an empty setting counts as absent. */
const withoutEmpty = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""));

/** Every setting of the server, read once. README.md lists them. */
export const settings = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"])
    .default("development")
    .describe("`production` requires secrets and adds no demo data"),
  PORT: wholeNumber(1, 65535).default(2567).describe("Port to listen on"),
  HOST: z
    .string()
    .optional()
    .describe("Address to listen on. Default: all addresses in production, otherwise only this machine"),
  PUBLIC_URL: origin.optional().describe("The public address, used in mails and as the allowed Origin"),
  ALLOWED_ORIGINS: list
    .pipe(z.array(origin))
    .default([])
    .describe("Other origins whose pages may call this server, separated by commas"),
  TRUSTED_PROXIES: list
    .pipe(z.array(network))
    .default([])
    .describe("Addresses or CIDR ranges of reverse proxies whose forwarding headers count"),
  DATA_DIR: z.string().default("data").describe("Folder for the built-in database, mail outbox, files and secrets"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe("PostgreSQL to use instead of the built-in one"),
  MIGRATION_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      "The same database with the role that owns its tables and migrates them, so that the role in DATABASE_URL cannot change the audit log",
    ),
  DATABASE_POOL: wholeNumber(2, 40)
    .default(10)
    .describe(
      "Connections in each of two pools: records and prepared statements. Accounts, jobs, events and the lease use up to ten more",
    ),
  ...processSettings,
  ROLLING_UPDATE: z
    .enum(["on", "off"])
    .default("off")
    .describe(
      "`on` lets this server wait until the one before it has ended: the one on the same database or, with REDIS_URL, the one with the same PROCESS_NAME. `off` refuses to start while that one runs",
    ),
  DRAIN_SECONDS: wholeNumber(0, 600)
    .optional()
    .describe(
      "How long a server that is told to stop lets open rounds of games end before it hands them over. Default: 20 in production, otherwise 0",
    ),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe("Signs sessions; at least 32 characters. Outside production it is created and stored in DATA_DIR"),
  ...backupSettings,
  CHROMIUM_PATH: z
    .string()
    .refine((path) => existsSync(path), { error: "must be the path of an installed Chromium" })
    .optional()
    .describe("Chromium that prints tickets as PDF. Default: the one that is found on this system"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .describe("How much is logged"),
  ...monitoringSettings,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe("Mail server, as smtps://user:password@host; without it mails are saved in DATA_DIR/outbox"),
  MAIL_FROM: z.string().optional().describe("Sender of mails, as `Name <address>`"),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 64).default(6).describe("Shortest password"),
  SIGN_UPS_PER_HOUR: wholeNumber(1)
    .default(300)
    .describe("New accounts per hour and address; a school may share one address"),
  ROOMS_PER_HOUR: wholeNumber(1).default(40).describe("Game rooms that one member may open per hour"),
  SOCKETS_PER_ADDRESS: wholeNumber(8, 100_000)
    .default(1_000)
    .describe(
      "Open sockets per address; at an event two hundred phones, with two or three each, may share one address",
    ),
  SESSION_DAYS: days.default(30).describe("How long a session lasts without use, in days"),
  SECOND_FACTOR: z
    .enum(["required", "optional"])
    .optional()
    .describe(
      "`required` lets admins and safeguarding leads use their role only after setting up a second factor, an app that shows codes. Default: `required` in production, otherwise `optional`",
    ),
  DM_POLICY: z
    .enum(["safeguarded", "open"])
    .default("safeguarded")
    .describe("`open` lets everyone message everyone without supervision: only for groups of adults"),
  AGE_CONFIRMATION: z
    .enum(["required", "off"])
    .default("required")
    .describe("`off` asks nobody to confirm the ages of new members: only together with `DM_POLICY=open`"),
  SAFEGUARDING_CONTACT: z
    .email()
    .optional()
    .describe(
      "Email address of someone outside the leadership who receives reports that no lead or admin may handle. Required in production while fewer than two members are leads or admins",
    ),
  HELPLINES: helplineList
    .default(defaultHelplines)
    .describe(
      "Helplines shown to members who report something and at the Confession Box, as `name: number, what for; name: number`. Without them, well-known numbers of Nigeria",
    ),
  EVENT_MANAGERS: z
    .enum(["admins", "mentors"])
    .default("admins")
    .describe("Who creates events: `mentors` lets everyone with a role create them and manage their own"),
  BIBLE_TRANSLATION: z
    .enum(translations)
    .default("kjv")
    .describe(
      "In which translation visitors read the Bible, and members who have not chosen one: `kjv`, the King James Version, or `web`, the World English Bible, which is modern English",
    ),
  ...paymentSettings,
  ...aiSettings,
  COMMUNITY_NAME: z.string().max(40).default("Lampstand").describe("Name on every screen and mail"),
  COMMUNITY_TAGLINE: z
    .string()
    .max(120)
    .default("A lamp on a stand lights everyone in the house.")
    .describe("One line under the name"),
  COMMUNITY_ACCENT_COLOUR: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional()
    .describe("Accent colour instead of amber, as #rrggbb"),
  COMMUNITY_LOGO_URL: z
    .url()
    .or(z.string().regex(/^\/[\w./-]+$/))
    .optional()
    .describe("Logo instead of the drawing of a lamp"),
  COMMUNITY_CONTACT_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe("Chat link of Contact Us, for instance https://wa.me/2348000000000"),
  COMMUNITY_CONTACT_MESSAGE: z
    .string()
    .max(300)
    .default("Hello. I found you on your website and would like to know more about your programs.")
    .describe("The text that is filled in when a WhatsApp link is opened"),
  ...parentSettings,
  COMMUNITY_TIME_ZONE: timeZone
    .default("Africa/Lagos")
    .describe("Time zone of the community, which decides what day it is"),
  ...s3SettingsShape,
});

export type Settings = z.output<typeof settings>;

export interface Config extends Settings {
  readonly isProduction: boolean;
  /** The names of the settings that the environment gives; all others have their default. */
  readonly given: ReadonlySet<string>;
  /** The settings as they were given, for a backup. */
  readonly stated: Readonly<Record<string, string | undefined>>;
  /** Whether admins and safeguarding leads need a second factor to use their role. */
  readonly requiresSecondFactor: boolean;
  /** How long a server that is told to stop lets open rounds end. */
  readonly drainSeconds: number;
  readonly host: string;
  /** The name of this process among several on the database. Null if it is the only one. */
  readonly processName: string | null;
  readonly dataDir: string;
  readonly secret: string;
  /** The bucket for files. Null for the local disk. */
  readonly s3: S3Settings | null;
}

/** Reads and checks every setting; throws a {@link SettingsError} that names each one that is missing or wrong. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const stated = withoutEmpty(environment);
  const problems = new SettingProblems();
  const values = readValues(stated, problems);
  const isProduction = values.NODE_ENV === "production";
  if (isProduction) problems.add(...missingInProduction(values));
  problems.try(() => checkAgeConfirmation(values));
  problems.try(() => checkMigrationDatabase(values));
  problems.try(() => checkMetricsPort(values));
  problems.try(() => checkBackupSettings(values));
  problems.try(() => checkPaymentSettings(values, isProduction));
  const s3 = problems.try(() => s3SettingsOf(values)) ?? null;
  const processName = problems.try(() => processNameOf(values)) ?? null;
  problems.throwIfAny();
  const dataDir = resolve(values.DATA_DIR);
  const host = values.HOST ?? (isProduction ? "0.0.0.0" : "127.0.0.1");
  const requiresSecondFactor = (values.SECOND_FACTOR ?? (isProduction ? "required" : "optional")) === "required";
  const secret = values.SECRET ?? loadOrCreateSecret(dataDir);
  const drainSeconds = values.DRAIN_SECONDS ?? (isProduction ? 20 : 0);
  const given = new Set(Object.keys(stated));
  return {
    ...values,
    isProduction,
    requiresSecondFactor,
    drainSeconds,
    given,
    stated,
    host,
    processName,
    dataDir,
    secret,
    s3,
  };
}

/** The settings that are right; the others have their default. */
function readValues(stated: Readonly<Record<string, unknown>>, problems: SettingProblems): Settings {
  const parsed = settings.safeParse(stated);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  problems.add(
    ...parsed.error.issues.map(({ path, message }) => `The setting ${String(path[0])} cannot be used: ${message}.`),
  );
  return settings.parse(Object.fromEntries(Object.entries(stated).filter(([name]) => !wrong.has(name))));
}

function missingInProduction({ SECRET, PUBLIC_URL }: Settings): string[] {
  const missing: string[] = [];
  if (SECRET === undefined) {
    missing.push("The setting SECRET must be given in production: at least 32 random characters.");
  }
  if (PUBLIC_URL === undefined) {
    missing.push("The setting PUBLIC_URL must be given in production, for instance https://community.example.");
  }
  return missing;
}

function checkAgeConfirmation({ AGE_CONFIRMATION, DM_POLICY }: Settings): void {
  if (AGE_CONFIRMATION === "off" && DM_POLICY !== "open") {
    throw new StartupError(
      "The setting AGE_CONFIRMATION can only be off together with DM_POLICY=open, for a group of adults.",
    );
  }
}

function checkMigrationDatabase({ MIGRATION_DATABASE_URL, DATABASE_URL }: Settings): void {
  if (MIGRATION_DATABASE_URL !== undefined && DATABASE_URL === undefined) {
    throw new StartupError("The setting MIGRATION_DATABASE_URL needs DATABASE_URL, with the role of the server.");
  }
}

function checkMetricsPort({ METRICS_PORT, PORT }: Settings): void {
  if (METRICS_PORT === PORT) throw new StartupError("The setting METRICS_PORT must be another port than PORT.");
}

/**
 * The secret of a local installation. Created once, readable only by its owner. If two servers start at once, one of
 * them creates it.
 */
export function loadOrCreateSecret(dataDir: string, name = "secret"): string {
  const file = join(dataDir, name);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  let secret = "";
  // Another process may have created the file but not written it yet.
  for (let attempt = 0; secret === "" && attempt < 20; attempt += 1) {
    if (attempt > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    secret = readFileSync(file, "utf8").trim();
  }
  if (secret === "") throw new StartupError(`${file} is empty. Delete it and start again.`);
  return secret;
}
