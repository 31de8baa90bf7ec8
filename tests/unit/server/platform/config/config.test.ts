import { expect, test } from "vitest";
import { z } from "zod";
import { readConfig, settings } from "../../../../../server/platform/config/config.ts";
import { StartupError } from "../../../../../server/platform/process/startup-error.ts";

test.each([
  ["PORT", { PORT: "many" }],
  ["PASSWORD_MIN_LENGTH", { PASSWORD_MIN_LENGTH: "3" }],
  ["COMMUNITY_TIME_ZONE", { COMMUNITY_TIME_ZONE: "Lagos" }],
  ["COMMUNITY_ACCENT_COLOUR", { COMMUNITY_ACCENT_COLOUR: "amber" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://x" }],
  ["MIGRATION_DATABASE_URL", { MIGRATION_DATABASE_URL: "postgresql://owner@localhost/lampstand" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "10.0.0.0/8, foo" }],
  ["DATABASE_POOL", { DATABASE_POOL: "500" }],
  ["SOCKETS_PER_ADDRESS", { SOCKETS_PER_ADDRESS: "0" }],
  ["AGE_CONFIRMATION", { AGE_CONFIRMATION: "off" }],
  ["SAFEGUARDING_CONTACT", { SAFEGUARDING_CONTACT: "Pastor Sam" }],
  ["METRICS_TOKEN", { METRICS_TOKEN: "short" }],
  ["METRICS_TOKEN", { METRICS_TOKEN: "long enough but with spaces" }],
  ["METRICS_PORT", { METRICS_PORT: "9464", PORT: "9464" }],
  ["SECURITY_CONTACT", { SECURITY_CONTACT: "http://example.org" }],
  ["HELPLINES", { HELPLINES: "Childline 0800" }],
  ["HELPLINES", { HELPLINES: "Childline: 0800 123 4567; 112" }],
  ["HELPLINES", { HELPLINES: "Childline: call us" }],
  ["HELPLINES", { HELPLINES: " ; " }],
  ["SECRET_BEFORE", { SECRET_BEFORE: "b".repeat(40) }],
  ["SECRET_BEFORE", { SECRET: "b".repeat(40), SECRET_BEFORE: "b".repeat(40) }],
  ["BACKUP_TO", { BACKUP_TO: "s3" }],
  ["BACKUP_DAILY", { BACKUP_DAILY: "0" }],
  ["S3_BUCKET", { S3_REGION: "af-south-1" }],
  ["S3_REGION", { S3_BUCKET: "pictures", S3_ENDPOINT: "https://s3.example" }],
  ["S3_ENDPOINT", { S3_BUCKET: "pictures", S3_REGION: "auto", S3_ENDPOINT: "s3.example" }],
  ["S3_ACCESS_KEY_ID", { S3_BUCKET: "pictures", S3_REGION: "auto", S3_SECRET_ACCESS_KEY: "x" }],
  ["S3_SECRET_ACCESS_KEY", { S3_BUCKET: "pictures", S3_REGION: "auto", S3_ACCESS_KEY_ID: "x" }],
  ["SECRET", { NODE_ENV: "production", PUBLIC_URL: "https://community.example" }],
  ["PUBLIC_URL", { NODE_ENV: "production", SECRET: "x".repeat(40) }],
  ["REDIS_URL", { REDIS_URL: "127.0.0.1:6379" }],
  ["PROCESS_NAME", { PROCESS_NAME: "Server One" }],
])("an invalid setting %s is refused with a message that names it", (name, environment) => {
  const read = () => readConfig(environment);
  expect(read).toThrow(StartupError);
  expect(read).toThrow(new RegExp(`^The setting ${name} .+\\.$`));
});

const isNumber = (shape: z.ZodType): boolean => {
  const { type } = z.toJSONSchema(shape, { unrepresentable: "any" });
  return type === "integer" || type === "number";
};

test("a setting that is a number says which ones are possible", () => {
  const numbers = Object.entries(settings.shape).filter(([, shape]) => isNumber(shape));
  const texts = numbers.map(([, shape]) => shape.safeParse("many").error?.issues[0]?.message);
  expect(texts.length).toBeGreaterThan(8);
  for (const text of texts) expect(text).toMatch(/^must be a (whole )?number /);
});

const cluster = {
  REDIS_URL: "redis://:secret@127.0.0.1:6379",
  DATABASE_URL: "postgres://127.0.0.1/x",
  PROCESS_NAME: "a",
};

test.each(["DATABASE_URL", "PROCESS_NAME"])("PROCESS-1 REDIS_URL without %s is refused with its name", (missing) => {
  const read = () => readConfig({ ...cluster, [missing]: "" });
  expect(read).toThrow(StartupError);
  expect(read).toThrow(new RegExp(`^The setting ${missing} must be given with REDIS_URL: .+\\.$`));
});

test("a name counts only among several processes", () => {
  expect(readConfig(cluster).processName).toBe("a");
  expect(readConfig({ ...cluster, REDIS_URL: "" }).processName).toBeNull();
});
