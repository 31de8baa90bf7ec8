import type { CommunitySettings } from "../../../schema/community/settings.ts";
import type { Language } from "../../../schema/language/languages.ts";

/** The grounds of the two themes, as in client/ui/tokens.ts. */
const PAPER = "#fbf4e6";
const NIGHT = "#17132c";

const icons = [
  { src: "/app-icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/app-icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  // A system cuts these into its own shape, so the lamp stands in the middle four fifths.
  { src: "/app-icon-maskable-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
  { src: "/app-icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** What a long press on the app's icon offers. */
const shortcuts = [
  { name: "Games", url: "/games" },
  { name: "Messages", url: "/messages" },
  { name: "Today’s devotion", url: "/devotions" },
];

/** What a browser needs to install the app, in the community's name and colour. Shortcuts lead only to screens that exist. */
export const webManifest = (
  { name, tagline, accentColour }: CommunitySettings,
  isScreen: (path: string) => boolean,
  language: Language,
) => ({
  id: "/",
  name,
  short_name: name,
  description: tagline,
  lang: language,
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: PAPER,
  theme_color: accentColour ?? NIGHT,
  icons,
  shortcuts: shortcuts.filter(({ url }) => isScreen(url)),
});
