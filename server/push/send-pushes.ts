import type { Loaded } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { PushSettings } from "../../schema/push/api.ts";
import { isQuiet, minuteOfDay } from "../../schema/quiet-hours.ts";
import { quietChannels } from "../channel/channel.ts";
import { markPushed, newestToPush } from "../notification/notification.ts";
import type { Log } from "../platform/log.ts";
import { PushSubscriptionEntity } from "./push.entity.ts";
import { kindsOf } from "./push-group.ts";
import { pushPayload } from "./push-payload.ts";
import type { SendPush } from "./push-sender.ts";
import { readPushSettings } from "./push-settings.ts";

export interface SendOptions {
  readonly send: SendPush;
  readonly community: { readonly name: string; readonly timeZone: string };
  readonly log: Pick<Log, "warn">;
}

/** PUSH-3: after so many failures in a row, a subscription is deleted. */
const MOST_FAILURES = 20;

/** PUSH-4 to PUSH-10, CHANNEL-42: sends these members' newest notification to each of their devices. Rejects if one should be tried again. */
export async function sendPushes(em: EntityManager, memberIds: readonly string[], options: SendOptions): Promise<void> {
  let failed = 0;
  const withoutThreads = await quietChannels(em, options.community.timeZone);
  for (const memberId of memberIds) failed += await sendToMember(em, memberId, { ...options, withoutThreads });
  if (failed > 0) throw new Error(`${failed} push notifications were not sent`);
}

interface MemberOptions extends SendOptions {
  /** Of which nothing is sent now. */
  readonly withoutThreads: readonly string[];
}

/** Returns how many of the member's devices were not reached. */
async function sendToMember(em: EntityManager, memberId: string, options: MemberOptions): Promise<number> {
  const devices = await em.find(PushSubscriptionEntity, {
    user: { id: memberId, suspendedAt: null },
    session: { expiresAt: { $gt: new Date() } },
  });
  if (devices.length === 0) return 0;
  const settings = await readPushSettings(em, memberId);
  const { quietHours } = settings;
  if (quietHours && isQuiet(minuteOfDay(Date.now(), options.community.timeZone), quietHours)) return 0;
  const sent = await Promise.all(devices.map((device) => sendNewest(em.fork(), device, settings, options)));
  return sent.filter((isSent) => !isSent).length;
}

type Device = Loaded<InstanceType<typeof PushSubscriptionEntity.class>>;
type Due = NonNullable<Awaited<ReturnType<typeof newestToPush>>>;

/** Returns false if it should be tried again. */
async function sendNewest(
  em: EntityManager,
  device: Device,
  { off, showsText }: PushSettings,
  options: MemberOptions,
): Promise<boolean> {
  const since = device.sentUntil.getTime();
  const due = await newestToPush(em, device.user.id, {
    since,
    without: kindsOf(off),
    withoutThreads: options.withoutThreads,
  });
  return !due || (await sendToDevice(em, device, due, { ...options, showsText }));
}

/** The same for a notification that is due. */
async function sendToDevice(
  em: EntityManager,
  device: Device,
  { newest, unread, language }: Due,
  { send, community, showsText, log }: SendOptions & { readonly showsText: boolean },
): Promise<boolean> {
  const shown = { communityName: community.name, showsText, unread, language };
  const outcome = await send(device, pushPayload(newest, shown));
  const own = { id: device.id };
  if (outcome === "sent") {
    await em.nativeUpdate(PushSubscriptionEntity, own, { sentUntil: new Date(newest.createdAt), failures: 0 });
    await markPushed(em, newest.notificationId);
    return true;
  }
  const failures = device.failures + 1;
  if (outcome === "gone" || failures >= MOST_FAILURES) {
    await em.nativeDelete(PushSubscriptionEntity, own);
    if (outcome === "failed")
      log.warn({ subscription: device.id }, "a push subscription failed too often and is deleted");
    return true;
  }
  await em.nativeUpdate(PushSubscriptionEntity, own, { failures });
  return false;
}
