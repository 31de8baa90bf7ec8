import type { EntityManager } from "@mikro-orm/postgresql";
import type { ChannelPace, ChannelRole } from "../../schema/channel/api.ts";
import type { SlowSeconds } from "../../schema/channel/pace.ts";
import { clockOf, isQuiet, minuteOf, minuteOfDay, type QuietHours } from "../../schema/quiet-hours.ts";
import { isActiveAs } from "../account/account.ts";
import { recordAudit } from "../audit/audit.ts";
import { ChannelEntity } from "./channel.entity.ts";
import { refuse, withChannelLock } from "./channel-lock.ts";
import { paceRole, refusalFor } from "./channel-policy.ts";
import type { PaceColumns } from "./channel-store.ts";

/** Null for a channel without quiet hours. */
export const quietHoursOf = ({ quiet_from: from, quiet_until: until }: PaceColumns): QuietHours | null =>
  from === null || until === null ? null : { from, until };

/** Null for a channel without quiet hours and slow mode. */
export function paceOf(columns: PaceColumns): ChannelPace | null {
  const hours = quietHoursOf(columns);
  const slowSeconds = columns.slow_seconds as SlowSeconds;
  if (hours === null && slowSeconds === 0) return null;
  return { quietHours: hours && { from: clockOf(hours.from), until: clockOf(hours.until) }, slowSeconds };
}

/** CHANNEL-46, CHANNEL-53: the role of a member who changes quiet hours, slow mode or pins, given their role in the channel. */
export const roleOfActor = async (tx: EntityManager, actorId: string, role: ChannelRole | null) =>
  paceRole(role, await isActiveAs(tx, actorId, "safeguarding_lead"));

/** CHANNEL-40, CHANNEL-45: sets the quiet hours and the slow mode of a channel. */
export async function setPace(
  em: EntityManager,
  { actorId, channelId }: { actorId: string; channelId: string },
  { quietHours, slowSeconds }: ChannelPace,
): Promise<void> {
  await withChannelLock(em, actorId, channelId, async (tx, { role }) => {
    const own = await roleOfActor(tx, actorId, role);
    refuse(refusalFor(own, "setPace"));
    const channel = await tx.findOneOrFail(ChannelEntity, { thread: channelId });
    const [quietFrom, quietUntil] = [minuteIn(quietHours?.from), minuteIn(quietHours?.until)];
    const changed = [
      (channel.quietFrom !== quietFrom || channel.quietUntil !== quietUntil) && "quiet-hours",
      channel.slowSeconds !== slowSeconds && "slow-mode",
    ];
    tx.assign(channel, { quietFrom, quietUntil, slowSeconds });
    if (own === "owner") return;
    for (const detail of changed) {
      if (detail) await recordAudit(tx, { actorId, kind: "channel-pace-changed", itemId: channelId, detail });
    }
  });
}

const minuteIn = (clock: string | undefined): number | null => (clock === undefined ? null : minuteOf(clock));

/** CHANNEL-42: the channels that have quiet hours now. */
export async function quietChannels(em: EntityManager, timeZone: string, now = Date.now()): Promise<string[]> {
  const minute = minuteOfDay(now, timeZone);
  const found = await em.find(
    ChannelEntity,
    { quietFrom: { $ne: null }, closedAt: null },
    { fields: ["quietFrom", "quietUntil"], disableIdentityMap: true },
  );
  return found.flatMap(({ thread, quietFrom: from, quietUntil: until }) =>
    from != null && until != null && isQuiet(minute, { from, until }) ? [thread.id] : [],
  );
}
