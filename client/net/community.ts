import type { CommunitySettings } from "../../schema/community/settings.ts";

/** For pages into which no server wrote the settings: in Vite's development server, and while the client is built. */
const defaultSettings: CommunitySettings = {
  name: "Lampstand",
  tagline: "A lamp on a stand lights everyone in the house",
  accentColour: null,
  logoUrl: null,
  contactUrl: null,
  contactMessage: "Hello. I found you on your website and would like to know more about your programs.",
  passwordMinLength: 6,
  sendsMail: false,
  timeZone: "Africa/Lagos",
  draftsWithAi: false,
  isSafeguarded: true,
  eventManagers: "admins",
  translation: "kjv",
  helplines: [],
  organisation: null,
  contactEmail: null,
  people: [],
};

declare global {
  /** Set by prerender.tsx, which runs where there is no document. */
  var communitySettings: CommunitySettings | undefined;
}

function readSettings(): CommunitySettings {
  if (globalThis.communitySettings) return globalThis.communitySettings;
  const json = globalThis.document?.getElementById("community")?.textContent?.trim();
  if ((import.meta.env.DEV || import.meta.env.SSR) && !json) return defaultSettings;
  return JSON.parse(json ?? "") as CommunitySettings;
}

/** The community's settings. The server writes them into the page. */
export const community: Readonly<CommunitySettings> = readSettings();
