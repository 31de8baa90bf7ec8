import { createHmac } from "node:crypto";
import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import packageFile from "../../../package.json" with { type: "json" };
import type { Config } from "../config/config.ts";
import { InstallationEntity } from "./installation.entity.ts";
import { StartupError } from "./startup-error.ts";

/** This release of the product, as in package.json. */
export const RELEASE = packageFile.version;

/**
 * Writes down what holds for all servers of this database. Refuses to start with another SECRET than the one with which
 * members' second factors are encrypted, unless SECRET_BEFORE is that one.
 */
export async function saveInstallation(
  em: EntityManager,
  { secret, SECRET_BEFORE, requiresSecondFactor }: Pick<Config, "secret" | "SECRET_BEFORE" | "requiresSecondFactor">,
): Promise<void> {
  await em.transactional(async (tx) => {
    const installation = await tx.findOneOrFail(
      InstallationEntity,
      { isOnly: true },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const current = fingerprintOf(secret);
    const { secretFingerprint: known } = installation;
    // BACKUP-21: stays until everything is encrypted with the new one.
    const isEarlier = SECRET_BEFORE !== undefined && known === fingerprintOf(SECRET_BEFORE);
    if (known !== null && known !== current && !isEarlier) await refuseIfNeeded(tx);
    const secretFingerprint = isEarlier ? known : current;
    tx.assign(installation, { secretFingerprint, requiresSecondFactor, release: RELEASE });
  });
}

/** Writes down that everything is encrypted with this SECRET. */
export async function saveFingerprint(em: EntityManager, { secret }: Pick<Config, "secret">): Promise<void> {
  await em.nativeUpdate(InstallationEntity, { isOnly: true }, { secretFingerprint: fingerprintOf(secret) });
}

const fingerprintOf = (secret: string): string =>
  createHmac("sha256", secret).update("fingerprint of the secret").digest("base64url");

/** Why a server does not start with the SECRET that it has. */
export const secretRefusal = (members = "members with a second factor"): StartupError =>
  new StartupError(
    `SECRET is not the one with which this database was used: ${members} could not sign in. Set the former one again (without the setting SECRET it is in the file \`secret\` of DATA_DIR), or give it as SECRET_BEFORE if SECRET is to replace it. If it is lost, run \`npm run reset-second-factor -- ADDRESS\` for each of them, and start again.`,
  );

async function refuseIfNeeded(tx: EntityManager): Promise<void> {
  const [row] = await tx.execute<{ count: number }[]>("select count(*)::int as count from second_factors");
  const members = row?.count ?? 0;
  if (members === 0) return;
  throw secretRefusal(members === 1 ? "a member with a second factor" : `${members} members with a second factor`);
}
