import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ConfessionView } from "../../../schema/engagement/confession-api.ts";
import { CONFESSION_DAYS, CONFESSION_MESSAGES_MAX } from "../../../schema/limits.ts";
import { rolesFor } from "../../../schema/member/role.ts";
import { activeHolders } from "../../account/account.ts";
import { deleteInBatches } from "../../platform/database/delete-in-batches.ts";
import { dayAfter } from "../../platform/date.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findContactData } from "../../safety/safety.ts";
import { ConfessionEntity, ConfessionMessageEntity } from "./confession.entity.ts";
import { type Confession, messagesOf, oldestKeptDate, viewOf } from "./confession-view.ts";
import { newSlip, slipHash } from "./slip.ts";

/** The server's secrets, the current one first, and the community's date, as 2026-11-20. */
export interface ConfessionBox {
  readonly secrets: readonly [string, ...string[]];
  today(): string;
}

/** ENGAGE-10, ENGAGE-12: stores an entry, once for the same id and words. Returns its slip. */
export async function sendConfession(
  em: EntityManager,
  { secrets, today }: ConfessionBox,
  sent: { requestId: string; text: string },
): Promise<{ slip: string; expiresOn: string }> {
  await refuseWithoutReader(em);
  const slip = await slipOf(em, secrets, sent);
  const date = today();
  await em.transactional(async (tx) => {
    const entry = { slipHash: slipHash(slip), lastMessageOn: date };
    const [stored] = await tx
      .createQueryBuilder(ConfessionEntity)
      .insert(entry)
      .onConflict("slipHash")
      .ignore()
      .returning("id")
      .execute<{ id: string }[]>("all");
    if (stored) await addMessage(tx, { confession: stored.id, seq: 1, text: sent.text, date });
  });
  return { slip, expiresOn: dayAfter(date, CONFESSION_DAYS) };
}

/** BACKUP-20: the slip of an earlier secret, if the same words were sent before the secret was changed. */
async function slipOf(
  em: EntityManager,
  [secret, ...earlier]: ConfessionBox["secrets"],
  sent: { requestId: string; text: string },
): Promise<string> {
  for (const each of earlier) {
    const slip = newSlip(each, sent);
    if ((await em.count(ConfessionEntity, { slipHash: slipHash(slip) })) > 0) return slip;
  }
  return newSlip(secret, sent);
}

/** ENGAGE-13: the entry with this slip. */
export async function readConfession(em: EntityManager, box: ConfessionBox, slip: string): Promise<ConfessionView> {
  return await viewOf(em, await findBySlip(em, box, slip));
}

/** ENGAGE-13, ENGAGE-15: adds words to the entry, which opens it again. The same words twice in a row count once. */
export async function writeAgain(
  em: EntityManager,
  box: ConfessionBox,
  { slip, text }: { slip: string; text: string },
): Promise<ConfessionView> {
  return await em.transactional(async (tx) => {
    const confession = await findBySlip(tx, box, slip, { isLocked: true });
    const messages = await messagesOf(tx, confession);
    const last = messages.at(-1);
    if (last?.author === "writer" && last.text === text) return await viewOf(tx, confession);
    if (messages.length >= CONFESSION_MESSAGES_MAX) throw new Refusal("confession/full");
    const date = box.today();
    await addMessage(tx, { confession: confession.id, seq: messages.length + 1, text, date });
    tx.assign(confession, { lastMessageOn: date, closedOn: null });
    await tx.flush();
    return await viewOf(tx, confession);
  });
}

/** ENGAGE-13: hides the entry from everyone who has the slip. Those who read the box keep it until it expires. */
export async function withdrawConfession(em: EntityManager, { today }: ConfessionBox, slip: string): Promise<void> {
  const changed = await em.nativeUpdate(
    ConfessionEntity,
    { slipHash: slipHash(slip), withdrawnOn: null },
    { withdrawnOn: today() },
  );
  if (changed === 0) throw new Refusal("confession/not-found");
}

/** ENGAGE-16: deletes the entries whose last word is too long ago. Returns how many. */
export async function deleteExpired(em: EntityManager, today: string): Promise<number> {
  return await deleteInBatches(em, ConfessionEntity, { lastMessageOn: { $lt: oldestKeptDate(today) } });
}

async function findBySlip(
  em: EntityManager,
  { today }: ConfessionBox,
  slip: string,
  { isLocked = false } = {},
): Promise<Confession> {
  const found = await em.findOne(
    ConfessionEntity,
    { slipHash: slipHash(slip), withdrawnOn: null, lastMessageOn: { $gte: oldestKeptDate(today()) } },
    isLocked ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {},
  );
  if (!found) throw new Refusal("confession/not-found");
  return found;
}

/** ENGAGE-17: contact data is marked and not refused. */
async function addMessage(
  tx: EntityManager,
  { text, date, ...place }: { confession: string; seq: number; text: string; date: string },
): Promise<void> {
  await tx.insert(ConfessionMessageEntity, {
    ...place,
    author: "writer",
    text,
    contactKind: findContactData(text)?.kind ?? null,
    writtenOn: date,
  });
}

/** ENGAGE-19: nobody writes into a box that nobody opens. */
async function refuseWithoutReader(em: EntityManager): Promise<void> {
  if ((await activeHolders(em, rolesFor.guardian)).length === 0) throw new Refusal("confession/no-reader");
}
