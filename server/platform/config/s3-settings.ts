import { z } from "zod";
import { StartupError } from "../process/startup-error.ts";
import { SettingProblems } from "./settings-error.ts";

/** The settings of a bucket for files, in place of the local disk. */
export const s3SettingsShape = {
  S3_BUCKET: z
    .string()
    .optional()
    .describe("S3 bucket for pictures and tickets; without it they are saved in DATA_DIR/files"),
  S3_REGION: z.string().optional().describe("Region of the bucket, for instance `eu-west-1`, or `auto`"),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of an S3 service other than Amazon’s"),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe("Key of the bucket; without it the AWS SDK looks for one in its usual places"),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe("Secret of that key"),
};

const s3Settings = z.object(s3SettingsShape);

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint: string | undefined;
  /** Undefined if the SDK finds the credentials: a role of the machine, a profile, or AWS_ACCESS_KEY_ID. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** The bucket, or null for the local disk. Throws a {@link SettingsError} if only a part of its settings is given. */
export function s3SettingsOf(settings: z.output<typeof s3Settings>): S3Settings | null {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (Object.keys(s3SettingsShape).every((name) => settings[name as keyof typeof settings] === undefined)) return null;
  const problems = new SettingProblems();
  const bucket = problems.try(() => required("S3_BUCKET", S3_BUCKET, "the other S3 settings")) ?? "";
  const region = problems.try(() => required("S3_REGION", S3_REGION, "S3_BUCKET")) ?? "";
  const credentials = problems.try(() => credentialsOf(S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY));
  problems.throwIfAny();
  return { bucket, region, endpoint: S3_ENDPOINT, credentials };
}

function credentialsOf(keyId: string | undefined, secret: string | undefined): S3Settings["credentials"] {
  if (keyId === undefined && secret === undefined) return undefined;
  const accessKeyId = required("S3_ACCESS_KEY_ID", keyId, "S3_SECRET_ACCESS_KEY");
  const secretAccessKey = required("S3_SECRET_ACCESS_KEY", secret, "S3_ACCESS_KEY_ID");
  return { accessKeyId, secretAccessKey };
}

function required(name: string, value: string | undefined, others: string): string {
  if (value === undefined) throw new StartupError(`The setting ${name} must be given together with ${others}.`);
  return value;
}
