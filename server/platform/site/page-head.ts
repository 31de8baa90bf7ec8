import type { CommunitySettings } from "../../../schema/community/settings.ts";
import { homePage, type PublicPage, pageTitleAt, shareImage, titleOf } from "../../../schema/site/pages.ts";
import { escapeHtml } from "./escape-html.ts";

export interface Site {
  readonly community: CommunitySettings;
  /** The public address, without a slash at the end. */
  readonly siteUrl: string;
}

/** Title, description, canonical address and link preview of a public page. */
export function publicHead(page: PublicPage, site: Site): string {
  const url = site.siteUrl + page.path;
  return [...preview(page, site), `<link rel="canonical" href="${escapeHtml(url)}">`, metaProperty("og:url", url)].join(
    "",
  );
}

/** For members' screens and rooms. People share their links too, so they have a preview, but search engines don't list them. */
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
    metaName("description", description),
    metaProperty("og:type", "website"),
    metaProperty("og:site_name", community.name),
    metaProperty("og:title", titleOf(pageTitleAt(page.path), community.name)),
    metaProperty("og:description", description),
    metaProperty("og:image", image),
    metaProperty("og:image:type", shareImage.type),
    metaProperty("og:image:width", String(shareImage.width)),
    metaProperty("og:image:height", String(shareImage.height)),
    metaProperty("og:image:alt", shareImage.alt),
    metaName("twitter:card", "summary_large_image"),
    metaName("twitter:title", titleOf(pageTitleAt(page.path), community.name)),
    metaName("twitter:description", description),
    metaName("twitter:image", image),
    metaName("twitter:image:alt", shareImage.alt),
  ];
}

const title = (first: string | undefined, { name }: CommunitySettings) =>
  `<title>${escapeHtml(titleOf(first, name))}</title>`;
const metaName = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const metaProperty = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
