import type { EntityManager } from "@mikro-orm/postgresql";
import type { ChosenSettings, LiveConfig } from "../platform/config/live-config.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { SettingEntity } from "./setting.entity.ts";
import { chosenValue, type StoredKey, storedKeys } from "./setting-value.ts";

/** SETTING-1: what admins have chosen. A value that no longer fits is left out, so that a server always starts. */
export async function readChosenSettings(em: EntityManager, log: Pick<Log, "warn">): Promise<ChosenSettings> {
  const rows = await em.find(SettingEntity, { key: { $in: storedKeys } });
  const chosen = rows.map(({ key, value }) => {
    const found = chosenValue(key as StoredKey, value);
    if (!found) log.warn({ setting: key }, "a stored setting cannot be used, so its default applies");
    return found;
  });
  return Object.assign({}, ...chosen);
}

/** SETTING-3, SETTING-4: returns the function that reads the settings and applies what has changed. Calls run in turn. */
export function settingRefresher(
  database: Pick<Database, "fork">,
  live: Pick<LiveConfig, "apply">,
  log: Pick<Log, "warn">,
): () => Promise<void> {
  let applied = "";
  let running: Promise<void> = Promise.resolve();
  async function refresh(): Promise<void> {
    const chosen = await readChosenSettings(database.fork(), log);
    const now = JSON.stringify(chosen);
    if (now === applied) return;
    applied = now;
    live.apply(chosen);
  }
  return () => {
    // An earlier failure is that of its own caller.
    running = running.catch(() => {}).then(refresh);
    return running;
  };
}
