import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type TicketCodes, ticketCodes } from "./ticket-code.ts";
import { TicketKeyEntity } from "./ticket-key.entity.ts";

const ONLY_ID = 1;

/**
 * The codes of this installation; creates their key at the first start. The key is stored beside the registrations, so
 * that all servers share it, a backup contains it, and tickets stay valid when SECRET changes. Whoever reads the
 * database reads the references, which open the door too, so the key in it gives nothing more away.
 */
export async function loadTicketCodes(em: EntityManager): Promise<TicketCodes> {
  const stored = (await readKey(em)) ?? (await createKey(em));
  return ticketCodes({ privateKey: createPrivateKey({ key: Buffer.from(stored), format: "der", type: "pkcs8" }) });
}

const readKey = async (em: EntityManager): Promise<Uint8Array | undefined> =>
  (await em.findOne(TicketKeyEntity, ONLY_ID))?.privateKey;

/** If several servers start at once, the key of the first one is everybody's. */
async function createKey(em: EntityManager): Promise<Uint8Array> {
  const { privateKey } = generateKeyPairSync("ed25519");
  const row = { id: ONLY_ID, privateKey: privateKey.export({ format: "der", type: "pkcs8" }) };
  await em.createQueryBuilder(TicketKeyEntity).insert(row).onConflict("id").ignore().execute();
  const stored = await readKey(em);
  if (!stored) throw new Error("the key of the tickets was deleted while it was created");
  return stored;
}
