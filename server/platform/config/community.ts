import type { CommunitySettings } from "../../../schema/community/settings.ts";
import type { Config } from "./config.ts";

/** The settings that every page may see, as they are whenever one of them is read. */
export function communitySettings(config: Config): CommunitySettings {
  return {
    get name() {
      return config.COMMUNITY_NAME;
    },
    get tagline() {
      return config.COMMUNITY_TAGLINE;
    },
    get accentColour() {
      return config.COMMUNITY_ACCENT_COLOUR ?? null;
    },
    get logoUrl() {
      return config.COMMUNITY_LOGO_URL ?? null;
    },
    get contactUrl() {
      return config.COMMUNITY_CONTACT_URL ?? null;
    },
    get contactMessage() {
      return config.COMMUNITY_CONTACT_MESSAGE;
    },
    passwordMinLength: config.PASSWORD_MIN_LENGTH,
    sendsMail: config.SMTP_URL !== undefined,
    get timeZone() {
      return config.COMMUNITY_TIME_ZONE;
    },
    draftsWithAi: config.OPENAI_API_KEY !== undefined,
    isSafeguarded: config.DM_POLICY !== "open",
    get eventManagers() {
      return config.EVENT_MANAGERS;
    },
    get translation() {
      return config.BIBLE_TRANSLATION;
    },
    get helplines() {
      return config.HELPLINES;
    },
    get organisation() {
      return config.COMMUNITY_ORGANISATION ?? null;
    },
    get contactEmail() {
      return config.COMMUNITY_EMAIL ?? null;
    },
    get people() {
      return config.COMMUNITY_PEOPLE;
    },
  };
}
