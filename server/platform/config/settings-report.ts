import { z } from "zod";
import type { StartupError } from "../process/startup-error.ts";
import { settings } from "./config.ts";
import { SettingsError, type SettingsSource, settingNamed } from "./settings-error.ts";

/** Values to copy, for settings that a new server needs or whose form is not obvious. */
export const settingExamples: Readonly<Record<string, string>> = {
  PORT: "2567",
  PUBLIC_URL: "https://community.example",
  ALLOWED_ORIGINS: "https://www.community.example",
  TRUSTED_PROXIES: "127.0.0.1",
  DATABASE_URL: "postgresql://lampstand:password@localhost:5432/lampstand",
  SECRET: "the output of: openssl rand -base64 32",
  CHROMIUM_PATH: "/usr/bin/chromium",
  SMTP_URL: "smtps://user:password@mail.community.example",
  MAIL_FROM: "Lampstand <hello@community.example>",
  SAFEGUARDING_CONTACT: "pastor@church.example",
  HELPLINES: "Childline: 0800 123 4567, children in danger; Emergency: 112",
  DM_POLICY: "safeguarded",
  AGE_CONFIRMATION: "required",
  COMMUNITY_ACCENT_COLOUR: "#b45309",
  COMMUNITY_TIME_ZONE: "Africa/Lagos",
  S3_BUCKET: "lampstand-files",
  S3_REGION: "eu-west-1",
  S3_ENDPOINT: "https://s3.community.example",
};

/** SETUP-1: what stops the start, for the person at the terminal. Settings are listed with what they are for and an example. */
export function startupText(error: StartupError): string {
  const problems = error.message.split("\n").filter((line) => settingNamed(line) !== "");
  if (problems.length === 0) return error.message;
  const source = error instanceof SettingsError ? error.source : undefined;
  const count = problems.length === 1 ? "A setting is" : `${problems.length} settings are`;
  return [
    `${count} missing or wrong:`,
    ...problems.map((problem) => entryOf(problem, source)),
    ...contactNote(problems, source),
    adviceOf(source),
  ].join("\n\n");
}

function entryOf(problem: string, source: SettingsSource | undefined): string {
  const name = settingNamed(problem);
  const shape = settings.shape[name as keyof typeof settings.shape];
  const purpose = shape && z.globalRegistry.get(shape)?.description;
  const line = source?.environment[name]?.trim() ? undefined : source?.file.entries.get(name)?.line;
  const example = settingExamples[name];
  return [
    `  ${problem}${line === undefined ? "" : ` It is in line ${line} of the settings file.`}`,
    purpose && `    What it is for: ${purpose.replace(/\.$/, "")}.`,
    example && `    Example: ${name}=${example}`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** Only the database shows whether this one is needed, and the start has not come that far. */
function contactNote(problems: readonly string[], source: SettingsSource | undefined): string[] {
  const name = "SAFEGUARDING_CONTACT";
  if (source === undefined || problems.some((problem) => settingNamed(problem) === name)) return [];
  if (source.environment[name]?.trim() || source.file.entries.has(name)) return [];
  const isProduction = problems.some((problem) => problem.includes("in production"));
  const need = `The setting ${name} must be given in production too, until two members are safeguarding leads or admins.`;
  return isProduction ? [entryOf(need, source)] : [];
}

const adviceOf = (source: SettingsSource | undefined): string =>
  `\`npm run setup\` asks for these settings, checks them and writes ${
    source ? `${source.file.path}${source.file.exists ? "" : " (there is none yet)"}` : "DATA_DIR/settings.env"
  }. What the environment gives comes before what that file says.`;
