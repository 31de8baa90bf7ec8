import type { EntityManager } from "@mikro-orm/postgresql";
import { ChannelEntity } from "../../channel/channel.entity.ts";
import { createForOccasion, enterOccasion } from "../../channel/channel.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { seenEvent } from "../event.ts";
import { type LockedEvent, withEventLock } from "../event-lock.ts";
import { EventChannelEntity } from "./event-channel.entity.ts";

/** CHANNEL-71: enters the channel of an event, which the first press creates. Returns its id. */
export async function enterEventChannel(
  em: EntityManager,
  policy: MessagingPolicy,
  caller: Pick<Member, "memberId" | "roles">,
  eventId: string,
): Promise<string> {
  await refuseUnlessTakingPart(em, caller, eventId);
  const known = await channelOf(em, eventId);
  if (known) {
    await enterOccasion(em, policy, caller.memberId, known);
    return known;
  }
  return await withEventLock(em, eventId, async (tx, event) => {
    const channelId = (await channelOf(tx, eventId)) ?? (await create(tx, policy, caller.memberId, event));
    await enterOccasion(tx, policy, caller.memberId, channelId);
    return channelId;
  });
}

/** CHANNEL-71: for those who are registered, and those who manage the event. */
async function refuseUnlessTakingPart(
  em: EntityManager,
  caller: Pick<Member, "memberId" | "roles">,
  eventId: string,
): Promise<void> {
  const seen = await seenEvent(em, caller, eventId);
  if (!seen) throw new Refusal("event/not-found");
  if (seen.registration?.status !== "registered" && !seen.canManage) throw new Refusal("event/not-registered");
  if (seen.event.isCancelled) throw new Refusal("event/cancelled");
}

async function channelOf(em: EntityManager, eventId: string): Promise<string | undefined> {
  const found = await em.findOne(EventChannelEntity, { event: eventId }, { disableIdentityMap: true });
  return found?.thread.thread.id;
}

async function create(
  tx: EntityManager,
  policy: MessagingPolicy,
  memberId: string,
  event: LockedEvent,
): Promise<string> {
  const channelId = await createForOccasion(tx, policy, memberId, { name: event.title, ownerId: event.createdBy?.id });
  await tx.insert(EventChannelEntity, { event: event.id, thread: tx.getReference(ChannelEntity, channelId) });
  return channelId;
}
