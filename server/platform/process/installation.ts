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
 * members' second factors are encrypted.
 */
export async function saveInstallation(
  em: EntityManager,
  { secret, requiresSecondFactor }: Pick<Config, "secret" | "requiresSecondFactor">,
): Promise<void> {
  await em.transactional(async (tx) => {
    const installation = await tx.findOneOrFail(
      InstallationEntity,
      { isOnly: true },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    const secretFingerprint = fingerprintOf(secret);
    const { secretFingerprint: known } = installation;
    if (known !== null && known !== secretFingerprint) await refuseIfNeeded(tx);
    tx.assign(installation, { secretFingerprint, requiresSecondFactor, release: RELEASE });
  });
}

const fingerprintOf = (secret: string): string =>
  createHmac("sha256", secret).update("fingerprint of the secret").digest("base64url");

async function refuseIfNeeded(tx: EntityManager): Promise<void> {
  const [row] = await tx.execute<{ count: number }[]>("select count(*)::int as count from second_factors");
  const members = row?.count ?? 0;
  if (members === 0) return;
  throw new StartupError(
    `SECRET is not the one with which this database was used: ${members === 1 ? "a member with a second factor" : `${members} members with a second factor`} could not sign in. Set the former one again (without the setting SECRET it is in the file \`secret\` of DATA_DIR). If it is lost, run \`npm run reset-second-factor -- ADDRESS\` for each of them, and start again.`,
  );
}
