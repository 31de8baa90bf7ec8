import type { EntityManager } from "@mikro-orm/postgresql";
import type { SetupStep } from "../../schema/setting/setup.ts";
import { activeHolders } from "../account/account.ts";
import { EventEntity } from "../event/event.entity.ts";
import type { Config } from "../platform/config/config.ts";
import type { LiveConfig } from "../platform/config/live-config.ts";
import { hasDeliveredMail } from "../platform/process/mail-delivery.ts";
import { needsContact } from "../safety/safety.ts";
import { SettingEntity } from "./setting.entity.ts";
import { environmentNames, type StoredKey } from "./setting-value.ts";

export interface SetupServices {
  readonly config: Config;
  readonly liveConfig: Pick<LiveConfig, "isFixed">;
}

/** SETTING-20: what is done only once it is so. Nobody can say it of these steps. */
export const factSteps: ReadonlySet<SetupStep> = new Set(["mail", "people", "event"]);

/** SETTING-20, SETTING-21: the steps that the facts show as done. */
export async function doneByFacts(em: EntityManager, services: SetupServices): Promise<ReadonlySet<SetupStep>> {
  const { config } = services;
  const chosen = await chosenKeys(em, services);
  const facts: Readonly<Partial<Record<SetupStep, boolean>>> = {
    name: chosen.has("name"),
    look: chosen.has("logo") || chosen.has("accentColour"),
    time: chosen.has("timeZone"),
    contact: config.COMMUNITY_CONTACT_URL !== undefined,
    mail: await hasDeliveredMail(em, config),
    people: await hasSafeguardingPeople(em, config),
    event: (await em.count(EventEntity, { isActive: true, cancelledAt: null })) > 0,
  };
  return new Set((Object.keys(facts) as SetupStep[]).filter((step) => facts[step]));
}

/** The settings that the environment gives or an admin has chosen. */
async function chosenKeys(em: EntityManager, { liveConfig }: SetupServices): Promise<ReadonlySet<StoredKey>> {
  const keys = Object.keys(environmentNames) as StoredKey[];
  const rows = await em.find(SettingEntity, { key: { $in: keys } }, { disableIdentityMap: true });
  const stored = new Set(rows.flatMap(({ key, value }) => (value === "" ? [] : [key])));
  return new Set(keys.filter((key) => stored.has(key) || liveConfig.isFixed(environmentNames[key])));
}

/** A lead who may act now, and somebody who could handle a report about them. */
async function hasSafeguardingPeople(em: EntityManager, config: Config): Promise<boolean> {
  if ((await activeHolders(em, ["safeguarding_lead"])).length === 0) return false;
  return config.SAFEGUARDING_CONTACT !== undefined || !(await needsContact(em));
}
