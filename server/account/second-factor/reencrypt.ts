import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { type Secrets, secretsOf, versionOf } from "../../platform/config/secrets.ts";
import { saveFingerprint, secretRefusal } from "../../platform/process/installation.ts";
import type { Authentication } from "../authentication.ts";
import { SecondFactorEntity } from "./second-factor.entity.ts";

type SecretConfig = Awaited<Authentication["$context"]>["secretConfig"];

const BATCH = 500;

/**
 * BACKUP-21: encrypts every second factor with the current secret that is encrypted with an earlier one, at each start.
 * Returns how many there were. Throws a `StartupError` if some are encrypted with a secret that this server does not have.
 */
export async function reencryptSecondFactors(
  authentication: Authentication,
  em: EntityManager,
  secrets: Secrets,
): Promise<number> {
  const { secretConfig } = await authentication.$context;
  const versions = secretsOf(secrets).map(versionOf);
  let count = 0;
  let after = "";
  for (;;) {
    const batch = await em.transactional((tx) => reencryptAfter(tx, after, { secretConfig, secrets, versions }));
    count += batch.changed;
    if (batch.last === undefined) break;
    after = batch.last;
  }
  await saveFingerprint(em, secrets);
  return count;
}

interface Keys {
  readonly secretConfig: SecretConfig;
  readonly secrets: Secrets;
  readonly versions: readonly number[];
}

async function reencryptAfter(tx: EntityManager, after: string, keys: Keys) {
  const current = `$ba$${keys.versions[0]}$`;
  const factors = await tx.find(
    SecondFactorEntity,
    {
      ...(after !== "" && { id: { $gt: after } }),
      $not: { secret: { $like: `${current}%` }, backupCodes: { $like: `${current}%` } },
    },
    { orderBy: { id: "asc" }, limit: BATCH, lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  let changed = 0;
  for (const factor of factors) {
    const secret = await reencrypted(factor.secret, keys);
    const backupCodes = await reencrypted(factor.backupCodes, keys);
    if (secret === null || backupCodes === null) continue;
    tx.assign(factor, { secret, backupCodes });
    changed += 1;
  }
  await tx.flush();
  return { changed, last: factors.length < BATCH ? undefined : factors.at(-1)?.id };
}

/** Null for a text without a version that neither secret can read: it never worked. */
async function reencrypted(data: string, { secretConfig, secrets, versions }: Keys): Promise<string | null> {
  const envelope = parseEnvelope(data);
  if (envelope && !versions.includes(envelope.version)) throw secretRefusal();
  const text = envelope
    ? await symmetricDecrypt({ key: secretConfig, data })
    : await decryptedWithEither(data, secretsOf(secrets));
  return text === null ? null : await symmetricEncrypt({ key: secretConfig, data: text });
}

/** In release 1.0.0 nothing showed with which secret a text was encrypted. A wrong one is noticed by its authentication tag. */
async function decryptedWithEither(data: string, secrets: readonly string[]): Promise<string | null> {
  for (const key of secrets) {
    const text = await symmetricDecrypt({ key, data }).catch(() => null);
    if (text !== null) return text;
  }
  return null;
}
