import type { CommunitySettings } from "../../schema/community/settings.ts";

/** Where our own server writes no settings into the page: in Vite's development server, and while the client is built. */
const withoutServer: CommunitySettings = {
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
  if ((import.meta.env.DEV || import.meta.env.SSR) && !island) return withoutServer;
  return JSON.parse(island ?? "") as CommunitySettings;
}

/** The community's own settings, as the server wrote them into this page. */
export const community: Readonly<CommunitySettings> = readSettings();
