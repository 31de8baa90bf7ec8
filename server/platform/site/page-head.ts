import type { CommunitySettings } from "../../../schema/community/settings.ts";
import { homePage, type PublicPage, pageTitleAt, shareImage, titleOf } from "../../../schema/site/pages.ts";
import { escapeHtml } from "./escape-html.ts";

export interface Site {
  readonly community: CommunitySettings;
  /** The address that people type, without a slash at its end. */
  readonly siteUrl: string;
}

/** Title, description, canonical address and link preview of a public page. */
export function publicHead(page: PublicPage, site: Site): string {
  const url = site.siteUrl + page.path;
  return [...preview(page, site), `<link rel="canonical" href="${escapeHtml(url)}">`, property("og:url", url)].join("");
}

/** Links to members' screens and rooms are shared too: they have a preview, but no search engine lists them. */
export function unlistedHead(site: Site): string {
  return [...preview(homePage, site), NO_INDEX].join("");
}

export function notFoundHead({ community }: Site): string {
  return title("Page not found", community) + NO_INDEX;
}

const NO_INDEX = `<meta name="robots" content="noindex">`;

export const descriptionOf = (page: PublicPage, { community }: Site): string =>
  page.description.replaceAll("{community}", community.name);

function preview(page: PublicPage, site: Site): string[] {
  const { community, siteUrl } = site;
  const description = descriptionOf(page, site);
  const image = siteUrl + shareImage.path;
  return [
    title(pageTitleAt(page.path), community),
    named("description", description),
    property("og:type", "website"),
    property("og:site_name", community.name),
    property("og:title", titleOf(pageTitleAt(page.path), community.name)),
    property("og:description", description),
    property("og:image", image),
    property("og:image:type", shareImage.type),
    property("og:image:width", String(shareImage.width)),
    property("og:image:height", String(shareImage.height)),
    property("og:image:alt", shareImage.alt),
    named("twitter:card", "summary_large_image"),
    named("twitter:title", titleOf(pageTitleAt(page.path), community.name)),
    named("twitter:description", description),
    named("twitter:image", image),
    named("twitter:image:alt", shareImage.alt),
  ];
}

const title = (first: string | undefined, { name }: CommunitySettings) =>
  `<title>${escapeHtml(titleOf(first, name))}</title>`;
const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
