import type { EntityManager } from "@mikro-orm/postgresql";
import type { PushSettings } from "../../schema/push/api.ts";
import { type PushGroup, pushGroups } from "../../schema/push/group.ts";
import { PushSettingsEntity } from "./push.entity.ts";

/** PUSH-5: from 10 PM to 6 AM. */
const DEFAULT_QUIET_HOURS = { from: 22 * 60, until: 6 * 60 };

/** The member's settings, or the defaults. */
export async function readPushSettings(em: EntityManager, memberId: string): Promise<PushSettings> {
  const row = await em.findOne(PushSettingsEntity, { user: memberId });
  if (!row) return { off: [], quietHours: DEFAULT_QUIET_HOURS, showsText: false };
  const { offGroups, quietFrom: from, quietUntil: until, showsText } = row;
  const isKnown = (group: string): group is PushGroup => pushGroups.some((known) => known === group);
  return {
    off: offGroups.filter(isKnown),
    quietHours: from == null || until == null ? null : { from, until },
    showsText,
  };
}

export async function savePushSettings(em: EntityManager, memberId: string, settings: PushSettings): Promise<void> {
  await em.upsert(PushSettingsEntity, {
    user: memberId,
    offGroups: [...new Set(settings.off)],
    quietFrom: settings.quietHours?.from ?? null,
    quietUntil: settings.quietHours?.until ?? null,
    showsText: settings.showsText,
    updatedAt: new Date(),
  });
}
