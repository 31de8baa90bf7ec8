import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf } from "../../schema/endpoint.ts";
import type { changeSettings as changeEndpoint } from "../../schema/setting/admin-api.ts";
import type { SettingKey } from "../../schema/setting/setting.ts";
import { recordAudit } from "../audit/audit.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { needsContact } from "../safety/safety.ts";
import { SettingEntity } from "./setting.entity.ts";
import type { SettingServices } from "./setting-state.ts";
import { environmentNames, type StoredKey, shownValue, timeZones } from "./setting-value.ts";

type Actor = Pick<Member, "memberId">;
type Changes = BodyOf<typeof changeEndpoint>;

/**
 * SETTING-5, SETTING-6: changes these settings, all of them or none. Refuses with `setting/changed` if somebody else has
 * changed one of them since the caller read it, and with `setting/fixed` if the operator has set one.
 */
export async function changeSettings(
  em: EntityManager,
  actor: Actor,
  { versions, ...values }: Changes,
  services: SettingServices,
): Promise<void> {
  await withSettingsLock(em, async (tx) => {
    for (const [key, value] of Object.entries(values) as [SettingKey, string | number][]) {
      await refuseUnfit(tx, key, value, services);
      await store(tx, actor, { key, value, before: shownValue(key, services.config), version: versions[key] ?? 0 });
    }
  });
}

/** One change at a time: a setting that nobody has changed yet has no row to lock. */
export const withSettingsLock = <T>(em: EntityManager, work: (tx: EntityManager) => Promise<T>): Promise<T> =>
  em.transactional(async (tx) => {
    await tx.execute("lock table settings in share row exclusive mode");
    return await work(tx);
  });

async function refuseUnfit(
  tx: EntityManager,
  key: SettingKey,
  value: string | number,
  { config, liveConfig }: SettingServices,
): Promise<void> {
  if (liveConfig.isFixed(environmentNames[key])) throw new Refusal("setting/fixed");
  if (key === "timeZone" && !timeZones.includes(String(value))) {
    throw new Refusal("setting/unknown-time-zone", {
      fields: { timeZone: "Please choose a time zone from the list." },
    });
  }
  if (key === "safeguardingContact" && value === "" && config.isProduction && (await needsContact(tx))) {
    const error = "Please keep a contact until two members are safeguarding leads or admins.";
    throw new Refusal("setting/contact-needed", { fields: { safeguardingContact: error } });
  }
}

interface Change {
  readonly key: StoredKey;
  readonly value: string | number;
  /** The value that applies if there is no row yet. */
  readonly before: string | number;
  /** The version that the actor has read, or undefined to replace whatever is there. */
  readonly version?: number;
}

/** Stores a value and records it, unless it is the same as before. Call it under the lock. */
export async function store(
  tx: EntityManager,
  actor: Actor,
  { key, value, version, ...change }: Change,
): Promise<void> {
  const row = await tx.findOne(SettingEntity, key);
  const stored = row?.version ?? 0;
  if (version !== undefined && version !== stored) throw new Refusal("setting/changed");
  const before = (row?.value as string | number | undefined) ?? change.before;
  if (before === value) return;
  await tx.upsert(SettingEntity, {
    key,
    value,
    version: stored + 1,
    changedAt: new Date(),
    changedBy: actor.memberId,
  });
  const detail = `${environmentNames[key]}: ${noted(key, before)} → ${noted(key, value)}`;
  await recordAudit(tx, { actorId: actor.memberId, kind: "setting-changed", detail });
}

/** SETTING-7: a value for the audit log. The address of the contact, who has no account here, is abbreviated. */
function noted(key: StoredKey, value: string | number): string {
  if (value === "") return "none";
  const text = String(value);
  return key === "safeguardingContact" ? text.replace(/^(.).*@/, "$1…@") : text.replaceAll("\n", "; ");
}
