import type { EntityManager } from "@mikro-orm/postgresql";
import webPush from "web-push";
import { PushKeyEntity } from "./push.entity.ts";

const ONLY_ID = 1;

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The keys of this installation; creates them at the first start. They are stored in the database, so that all servers
 * share them and a backup contains them: with other keys, every device would have to subscribe again.
 */
export async function loadPushKeys(em: EntityManager): Promise<PushKeys> {
  return (await readKeys(em)) ?? (await createKeys(em));
}

async function readKeys(em: EntityManager): Promise<PushKeys | null> {
  const row = await em.findOne(PushKeyEntity, ONLY_ID);
  return row && { publicKey: row.publicKey, privateKey: row.privateKey };
}

/** If several servers start at once, the keys of the first one are everybody's. */
async function createKeys(em: EntityManager): Promise<PushKeys> {
  const row = { id: ONLY_ID, ...webPush.generateVAPIDKeys() };
  await em.createQueryBuilder(PushKeyEntity).insert(row).onConflict("id").ignore().execute();
  const stored = await readKeys(em);
  if (!stored) throw new Error("the keys of push notifications were deleted while they were created");
  return stored;
}
