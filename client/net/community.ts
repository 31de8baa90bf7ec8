import type { CommunitySettings } from "../../schema/community/settings.ts";

/** For Vite's development server: only our own server writes the settings into the page. */
const inDevelopment: CommunitySettings = {
  name: "Lampstand",
  tagline: "A lamp on a stand lights everyone in the house",
  accentColour: null,
  logoUrl: null,
  contactUrl: null,
  contactMessage: "Hello. I found you on your website and would like to know more about your programs.",
  passwordMinLength: 6,
  sendsMail: false,
  timeZone: "Africa/Lagos",
};

declare global {
  /** Set by prerender.tsx, which runs where there is no document. */
  var communitySettings: CommunitySettings | undefined;
}

function readSettings(): CommunitySettings {
  if (globalThis.communitySettings) return globalThis.communitySettings;
  const island = globalThis.document?.getElementById("community")?.textContent?.trim();
  if (import.meta.env.DEV && !island) return inDevelopment;
  return JSON.parse(island ?? "") as CommunitySettings;
}

/** The community's own settings, as the server wrote them into this page. */
export const community: Readonly<CommunitySettings> = readSettings();
