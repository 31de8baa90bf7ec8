import type { CommunitySettings } from "../../schema/community/settings.ts";

/** What Vite's development server shows, since only our own server writes the settings into the page. */
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

function written(): CommunitySettings {
  const island = globalThis.document?.getElementById("community")?.textContent?.trim();
  if (import.meta.env.DEV && !island) return inDevelopment;
  return JSON.parse(island ?? "") as CommunitySettings;
}

/** The community's own settings, as the server wrote them into this page. */
export const community: Readonly<CommunitySettings> = written();
