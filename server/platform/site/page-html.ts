import type { CommunitySettings } from "../../../schema/community/settings.ts";
import { manifestPath } from "../../../schema/site/app-paths.ts";
import { jsonInHtml } from "./escape-html.ts";
import type { PrerenderedPage } from "./prerendered-pages.ts";

/** The themes that a member can choose; without a choice the page follows the device. */
export type Theme = "day" | "night";

export interface PageParts {
  /** Metadata, which replaces the template's title. */
  head: string;
  /** Preload links of the screen's scripts. They come last, because the page's own scripts must run first. */
  preloads?: string;
  community: CommunitySettings;
  /** Replaces the splash. Without it, the browser renders the page. */
  prerendered?: PrerenderedPage | undefined;
  /** The browser has a session's cookie, so the app begins with what members see. */
  isForMember?: boolean;
  /** Shown without JavaScript if the page is not prerendered. */
  noscript?: string | undefined;
}

/** Builds the HTML of a page. All replacements are functions, because `$` is special in a replacement string. */
export function pageHtml(
  template: string,
  { head, preloads = "", community, prerendered, isForMember = false, noscript = "" }: PageParts,
): string {
  const settings = `<script type="application/json" id="community">${jsonInHtml(community)}</script>`;
  const html = template
    .replace(/<title>[^<]*<\/title>/, () => `${head}<link rel="manifest" href="${manifestPath}">`)
    .replace("</head>", () => `${prerendered?.styles ?? ""}${settings}${preloads}</head>`);
  const app = `<div id="app"${prerendered ? " data-prerendered" : ""}${isForMember ? " data-member" : ""}>`;
  if (prerendered) {
    const page = html.replace(/<div id="app">.*<!--app ends-->\s*/s, () => app + prerendered.html);
    return isForMember ? page : withLaterScripts(page);
  }
  return html.replace(`<div id="app">`, app).replace("<noscript><p>", () => `<noscript>${noscript}<p>`);
}

/** The page can be read without its scripts, so its picture and its letters come before them on a slow network. */
const withLaterScripts = (html: string): string =>
  html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');

const themeColor = /(<meta name="theme-color" media="\(prefers-color-scheme: (light|dark)\)" content=")([^"]+)/g;

/** The page in a chosen theme, which then applies from the first paint, also to the browser's own bar. */
export function withTheme(html: string, theme: Theme): string {
  const scheme = theme === "night" ? "dark" : "light";
  const color = [...html.matchAll(themeColor)].find(([, , name]) => name === scheme)?.[3] ?? "";
  return html
    .replace("<html ", () => `<html data-theme="${theme}" `)
    .replace(themeColor, (_, start: string) => start + color);
}
