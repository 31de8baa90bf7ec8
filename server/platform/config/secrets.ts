import { createHmac } from "node:crypto";
import type { Config } from "./config.ts";

export type Secrets = Pick<Config, "secret" | "SECRET_BEFORE">;

/** BACKUP-20: the secrets whose signatures are valid. The first one signs and encrypts what is new. */
export const secretsOf = ({ secret, SECRET_BEFORE }: Secrets): readonly [string, ...string[]] =>
  SECRET_BEFORE === undefined ? [secret] : [secret, SECRET_BEFORE];

/**
 * A number that names a secret beside what it has encrypted, and does not reveal it. All servers of a database give a
 * secret the same number, whichever of their two secrets it is.
 */
export const versionOf = (secret: string): number =>
  createHmac("sha256", secret).update("version of the secret").digest().readUInt32BE(0) >>> 1;
