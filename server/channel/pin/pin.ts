import type { EntityManager } from "@mikro-orm/postgresql";
import { CHANNEL_PINS_MAX } from "../../../schema/limits.ts";
import type { MessageFound } from "../../../schema/thread/api.ts";
import { recordAudit } from "../../audit/audit.ts";
import type { StatementSource } from "../../platform/database/prepared.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type MessagingPolicy, refuseWhileMuted } from "../../safety/safety.ts";
import { presentFound } from "../../thread/search/message-search.ts";
import { lockReadable } from "../../thread/thread-ports.ts";
import { refuse, withChannelLock } from "../channel-lock.ts";
import { roleOfActor } from "../channel-pace.ts";
import { refusalFor } from "../channel-policy.ts";
import { superviseOrRefuse } from "../channel-supervision.ts";
import { PinnedMessageEntity } from "./pin.entity.ts";
import { selectPins } from "./pin-store.ts";

/** Who pins or unpins which message. */
interface PinChange {
  readonly actorId: string;
  readonly channelId: string;
  readonly seq: number;
}

/** CHANNEL-57: the pinned messages that this member can read, the latest pin first. */
export async function listPins(source: StatementSource, channelId: string, readerId: string): Promise<MessageFound[]> {
  const rows = await selectPins(source, [channelId, readerId]);
  return rows.map((row) => presentFound(row));
}

/** CHANNEL-53, CHANNEL-54, CHANNEL-55, CHANNEL-60: pins a message. The channel's lock makes concurrent pins count each other. */
export async function pinMessage(em: EntityManager, policy: MessagingPolicy, change: PinChange): Promise<void> {
  const { actorId, channelId, seq } = change;
  await withPinLock(em, change, "pinned", async (tx) => {
    await refuseWhileMuted(tx, actorId);
    await superviseOrRefuse(tx, policy, channelId);
    // Its lock waits for a deletion that is being saved, which would not find the pin.
    const [message] = await lockReadable(tx, [channelId, actorId, seq]);
    if (!message) throw new Refusal("thread/message-not-found");
    if ((await tx.count(PinnedMessageEntity, { message: message.id })) > 0) return false;
    const pinned = await tx.count(PinnedMessageEntity, { thread: channelId });
    if (pinned >= CHANNEL_PINS_MAX) throw new Refusal("channel/pins-full");
    await tx.insert(PinnedMessageEntity, { thread: channelId, message: message.id });
    return true;
  });
}

/** CHANNEL-54: unpins a message, also one that the member cannot read, because it takes one of the five places. */
export async function unpinMessage(em: EntityManager, change: PinChange): Promise<void> {
  const { channelId: thread, seq } = change;
  await withPinLock(em, change, "unpinned", async (tx) => {
    const unpinned = await tx.nativeDelete(PinnedMessageEntity, { thread, message: { thread, seq } });
    return unpinned > 0;
  });
}

/** Runs the change for those who may pin, and records it where it concerns the audit log (CHANNEL-59). */
async function withPinLock(
  em: EntityManager,
  { actorId, channelId }: PinChange,
  detail: "pinned" | "unpinned",
  work: (tx: EntityManager) => Promise<boolean>,
): Promise<void> {
  await withChannelLock(em, actorId, channelId, async (tx, { role }) => {
    const own = await roleOfActor(tx, actorId, role);
    refuse(refusalFor(own, "pin"));
    const hasChanged = await work(tx);
    if (!hasChanged || own !== "safeguarding_lead") return;
    await recordAudit(tx, { actorId, kind: "channel-pins-changed", itemId: channelId, detail });
  });
}
