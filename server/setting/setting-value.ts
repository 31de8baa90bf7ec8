import { defaultHelplines } from "../../schema/safety/default-helplines.ts";
import { logoName, readLogo } from "../../schema/setting/admin-api.ts";
import { peopleOf, peopleText } from "../../schema/setting/person.ts";
import { helplinesOf, helplineText, type SettingKey, settingShape } from "../../schema/setting/setting.ts";
import type { Config } from "../platform/config/config.ts";
import type { ChangeableName, ChosenSettings } from "../platform/config/live-config.ts";

/** The settings that rows hold: those of the forms, and the name of the logo's file. */
export type StoredKey = SettingKey | "logo";

/** The environment's name of each setting. */
export const environmentNames: Readonly<Record<StoredKey, ChangeableName>> = {
  name: "COMMUNITY_NAME",
  tagline: "COMMUNITY_TAGLINE",
  accentColour: "COMMUNITY_ACCENT_COLOUR",
  logo: "COMMUNITY_LOGO_URL",
  contactUrl: "COMMUNITY_CONTACT_URL",
  contactMessage: "COMMUNITY_CONTACT_MESSAGE",
  organisation: "COMMUNITY_ORGANISATION",
  contactEmail: "COMMUNITY_EMAIL",
  people: "COMMUNITY_PEOPLE",
  timeZone: "COMMUNITY_TIME_ZONE",
  helplines: "HELPLINES",
  safeguardingContact: "SAFEGUARDING_CONTACT",
  eventManagers: "EVENT_MANAGERS",
  translation: "BIBLE_TRANSLATION",
  signUpsPerHour: "SIGN_UPS_PER_HOUR",
  roomsPerHour: "ROOMS_PER_HOUR",
};
export const storedKeys = Object.keys(environmentNames) as StoredKey[];

const shapes = { ...settingShape, logo: logoName.or(settingShape.tagline.max(0)) };

/** Time zones that Node knows, and so does every date that the server writes. */
export const timeZones: readonly string[] = [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])].sort();

/** A stored value as the server uses it. Undefined if it does not fit: a later version may have other limits. */
export function chosenValue(key: StoredKey, stored: unknown): ChosenSettings | undefined {
  const parsed = shapes[key].safeParse(stored);
  if (!parsed.success) return undefined;
  const value = parsed.data;
  if (key === "timeZone" && !timeZones.includes(String(value))) return undefined;
  return { [environmentNames[key]]: used(key, value) } as ChosenSettings;
}

function used(key: StoredKey, value: string | number): unknown {
  // SETTING-18: there is always someone to call.
  if (key === "helplines") return helplinesOf(String(value) || helplineText(defaultHelplines));
  if (key === "people") return peopleOf(String(value));
  if (value === "") return undefined;
  return key === "logo" ? logoAddress(String(value)) : value;
}

export const logoAddress = (logo: string): string => readLogo.path.replace(":logo", logo);

/** The current value as a form shows it: an empty text stands for none. */
export function shownValue(key: SettingKey, config: Config): string | number {
  if (key === "helplines") return helplineText(config.HELPLINES);
  if (key === "people") return peopleText(config.COMMUNITY_PEOPLE);
  const value = config[environmentNames[key]] as string | number | undefined;
  return value ?? "";
}
