import type { CommunitySettings } from "../../../schema/community/settings.ts";
import type { Config } from "./config.ts";

/** The settings that every page may see. */
export function communitySettings(config: Config): CommunitySettings {
  return {
    name: config.COMMUNITY_NAME,
    tagline: config.COMMUNITY_TAGLINE,
    accentColour: config.COMMUNITY_ACCENT_COLOUR ?? null,
    logoUrl: config.COMMUNITY_LOGO_URL ?? null,
    contactUrl: config.COMMUNITY_CONTACT_URL ?? null,
    contactMessage: config.COMMUNITY_CONTACT_MESSAGE,
    passwordMinLength: config.PASSWORD_MIN_LENGTH,
    sendsMail: config.SMTP_URL !== undefined,
    timeZone: config.COMMUNITY_TIME_ZONE,
    draftsWithAi: config.OPENAI_API_KEY !== undefined,
    eventManagers: config.EVENT_MANAGERS,
    helplines: config.HELPLINES,
  };
}
