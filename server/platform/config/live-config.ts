import type { Config, Settings } from "./config.ts";

/** The settings that admins may change while the server runs, unless the environment gives them. */
export const changeableNames = [
  "COMMUNITY_NAME",
  "COMMUNITY_TAGLINE",
  "COMMUNITY_ACCENT_COLOUR",
  "COMMUNITY_LOGO_URL",
  "COMMUNITY_CONTACT_URL",
  "COMMUNITY_CONTACT_MESSAGE",
  "COMMUNITY_ORGANISATION",
  "COMMUNITY_EMAIL",
  "COMMUNITY_PEOPLE",
  "COMMUNITY_TIME_ZONE",
  "HELPLINES",
  "SAFEGUARDING_CONTACT",
  "EVENT_MANAGERS",
  "BIBLE_TRANSLATION",
  "SIGN_UPS_PER_HOUR",
  "ROOMS_PER_HOUR",
] as const satisfies readonly (keyof Settings)[];
export type ChangeableName = (typeof changeableNames)[number];

/** Their values, as admins have chosen them. A name that is missing has its default. */
export type ChosenSettings = { readonly [Name in ChangeableName]?: Settings[Name] };

/** The settings of a running server. Read `config` whenever a value is needed: its changeable values change. */
export interface LiveConfig {
  readonly config: Config;
  /** SETTING-1: whether the environment gives this setting, so that nobody else changes it. */
  isFixed(name: ChangeableName): boolean;
  /** Replaces all values that admins have chosen, and tells every listener. */
  apply(chosen: ChosenSettings): void;
  /** Calls the listener after each change. For what is built from the settings once and kept. */
  onChange(listener: () => void): void;
}

export function liveConfig(given: Config): LiveConfig {
  let chosen: ChosenSettings = {};
  const listeners: (() => void)[] = [];
  const isFixed = (name: ChangeableName) => given.given.has(name);
  const current = (name: ChangeableName) => (isFixed(name) || !(name in chosen) ? given[name] : chosen[name]);
  const getters = changeableNames.map((name) => [name, { enumerable: true, get: () => current(name) }]);
  return {
    config: Object.defineProperties({ ...given }, Object.fromEntries(getters)),
    isFixed,
    apply(values) {
      chosen = values;
      for (const listener of listeners) listener();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
