import type { EntityManager } from "@mikro-orm/postgresql";
import type { SettingsReply } from "../../schema/setting/admin-api.ts";
import { settingKeys } from "../../schema/setting/setting.ts";
import type { Config } from "../platform/config/config.ts";
import type { LiveConfig } from "../platform/config/live-config.ts";
import { outboxOf, senderOf } from "../platform/mail.ts";
import { readRefusedMails } from "../platform/process/refused-mail.ts";
import { SettingEntity } from "./setting.entity.ts";
import { environmentNames, type StoredKey, shownValue, storedKeys, timeZones } from "./setting-value.ts";

export interface SettingServices {
  readonly config: Config;
  readonly liveConfig: Pick<LiveConfig, "isFixed">;
}

/** SETTING-2: the settings that admins may change, as they are now. */
export async function readSettings(em: EntityManager, { config, liveConfig }: SettingServices): Promise<SettingsReply> {
  const rows = await em.find(SettingEntity, { key: { $in: storedKeys } });
  const versions = new Map(rows.map(({ key, version }) => [key, version]));
  const stateOf = <Value>(key: StoredKey, value: Value) => ({
    value,
    version: versions.get(key) ?? 0,
    isFixed: liveConfig.isFixed(environmentNames[key]),
  });
  const states = settingKeys.map((key) => [key, stateOf(key, shownValue(key, config))] as const);
  return {
    settings: Object.fromEntries(states) as SettingsReply["settings"],
    logo: stateOf("logo", config.COMMUNITY_LOGO_URL ?? null),
    timeZones: [...timeZones],
    mail: {
      sender: senderOf(config),
      outbox: config.SMTP_URL === undefined ? outboxOf(config) : null,
      refused: await readRefusedMails(em),
    },
  };
}
