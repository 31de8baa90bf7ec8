import { titles } from "./page-text.ts";

const normalized = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/+$/, "$1");

/** The title of the public page at this address, in any letter case and with or without a slash at its end. */
export const pageTitleAt = (pathname: string): string | undefined => titles[normalized(pathname)];

/** "About · Lampstand", the name alone, or a title that has the name in it. */
export function titleOf(title: string | undefined, communityName: string): string {
  if (title?.includes("{community}")) return title.replace("{community}", () => communityName);
  return title === undefined ? communityName : `${title} · ${communityName}`;
}

/** A public address. What search engines and link previews say about it is in server/platform/site/page-description-text.ts. */
export interface PublicPage {
  readonly path: string;
  /**
   * Whether the server prerenders the page. `without-query`: only without a query, because the screen reads it. `never`: a form
   * sent before the scripts have loaded would put what was typed into the URL.
   */
  readonly prerender: "always" | "without-query" | "never";
}

export const homePage: PublicPage = { path: "/", prerender: "always" };

/** Every address that visitors may find and share, in the order of the sitemap. */
export const publicPages: readonly PublicPage[] = [
  homePage,
  { path: "/about", prerender: "always" },
  { path: "/programs", prerender: "always" },
  { path: "/engagement", prerender: "always" },
  { path: "/devotions", prerender: "always" },
  { path: "/engagement/questions", prerender: "always" },
  { path: "/engagement/confession-box", prerender: "always" },
  { path: "/engagement/hangouts", prerender: "always" },
  { path: "/engagement/pods", prerender: "always" },
  { path: "/coming-soon", prerender: "always" },
  { path: "/team", prerender: "always" },
  { path: "/community-rules", prerender: "always" },
  { path: "/privacy", prerender: "always" },
  { path: "/terms", prerender: "always" },
  { path: "/parents", prerender: "always" },
  { path: "/games", prerender: "without-query" },
  { path: "/resources", prerender: "always" },
  { path: "/auth", prerender: "never" },
];

/** The public page at this address. As in the router, letter case and a slash at the end make no difference. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const path = normalized(pathname);
  return publicPages.find((page) => page.path === path);
}
