import type { SettingKey } from "../../../schema/setting/setting.ts";
import * as text from "./setting-text.ts";

export interface SettingSection {
  /** The hash of its address. */
  id: string;
  title: string;
  /** What is set there besides the keys. */
  more?: string;
  keys: readonly SettingKey[];
}

/** The sections of the settings, in their order. */
export const settingSections = {
  community: { id: "community", title: text.communitySection, keys: ["name", "tagline"] },
  appearance: { id: "look", title: text.appearanceSection, more: text.logoLabel, keys: ["accentColour"] },
  contact: { id: "contact", title: text.contactSection, keys: ["contactUrl", "contactMessage"] },
  parents: { id: "parents", title: text.parentSection, keys: ["organisation", "contactEmail", "people"] },
  time: { id: "time", title: text.timeSection, keys: ["timeZone"] },
  safety: { id: "safety", title: text.safetySection, keys: ["helplines", "safeguardingContact"] },
  events: { id: "events", title: text.eventSection, keys: ["eventManagers"] },
  bible: { id: "bible", title: text.bibleSection, keys: ["translation"] },
  limits: { id: "limits", title: text.limitSection, keys: ["signUpsPerHour", "roomsPerHour"] },
  mail: { id: "mail", title: text.mailSection, more: text.testButton, keys: [] },
} as const satisfies Readonly<Record<string, SettingSection>>;
