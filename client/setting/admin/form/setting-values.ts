import type { BodyInputOf } from "../../../../schema/endpoint.ts";
import type { changeSettings, SettingsReply } from "../../../../schema/setting/admin-api.ts";
import type { SettingKey } from "../../../../schema/setting/setting.ts";

/** What a form holds: only texts, so that a change by somebody else can be merged. */
export type SettingTexts = Record<string, string>;

export const textsOf = ({ settings }: SettingsReply, keys: readonly SettingKey[]): SettingTexts =>
  Object.fromEntries(keys.map((key) => [key, String(settings[key].value)]));

/** SETTING-5: only what differs from what was read is sent, with its version. */
export function changesOf(
  values: SettingTexts,
  read: SettingsReply,
  keys: readonly SettingKey[],
): BodyInputOf<typeof changeSettings> {
  const before = textsOf(read, keys);
  const changed = keys.filter((key) => values[key] !== before[key]);
  return {
    ...Object.fromEntries(changed.map((key) => [key, sent(key, values[key] ?? "")])),
    versions: Object.fromEntries(changed.map((key) => [key, read.settings[key].version])),
  };
}

/** A number that cannot be read becomes NaN, which the schema refuses with the text of the field. */
function sent(key: SettingKey, typed: string): string | number {
  if (key !== "signUpsPerHour" && key !== "roomsPerHour") return typed;
  return /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}
