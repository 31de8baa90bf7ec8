import type { CommunitySettings } from "../../../schema/community/settings.ts";
import { homePage, type PublicPage, pageTitleAt, shareImage, titleOf } from "../../../schema/site/pages.ts";
import { escapeHtml, jsonInHtml } from "./escape-html.ts";
import type { RecordContent } from "./record-pages.ts";

export interface Site {
  readonly community: CommunitySettings;
  /** The public address, without a slash at the end. */
  readonly siteUrl: string;
}

/** Title, description, canonical address and link preview of a public page. */
export function publicHead(page: PublicPage, site: Site): string {
  return preview(descriptionOfPage(page, site), site) + addressTags(site.siteUrl + page.path);
}

/** The same of a record's page, and the record itself for search engines. */
export function recordHead(record: RecordContent, site: Site): string {
  return (
    preview(record, site) + addressTags(site.siteUrl + record.path) + (record.jsonLd ? jsonLdScript(record.jsonLd) : "")
  );
}

/** For members' screens and rooms. People share their links too, so they have a preview, but search engines don't list them. */
export const unlistedHead = (site: Site): string => preview(descriptionOfPage(homePage, site), site) + NO_INDEX;

export function notFoundHead({ community }: Site): string {
  return title("Page not found", community) + NO_INDEX;
}

const NO_INDEX = `<meta name="robots" content="noindex">`;

/** A data block: browsers don't run it, so the content security policy does not apply to it. */
const jsonLdScript = (data: Readonly<Record<string, unknown>>): string =>
  `<script type="application/ld+json">${jsonInHtml(data)}</script>`;

export const descriptionOf = (page: PublicPage, { community }: Site): string =>
  page.description.replaceAll("{community}", community.name);

/** What a preview shows. Without a title, the community's name stands alone. */
interface Described extends Omit<Pick<RecordContent, "title" | "description" | "image">, "title"> {
  readonly title?: string | undefined;
}

const descriptionOfPage = (page: PublicPage, site: Site): Described => ({
  title: pageTitleAt(page.path),
  description: descriptionOf(page, site),
});

function preview({ title: first, description, image: own }: Described, { community, siteUrl }: Site): string {
  const image = own ?? { ...shareImage, url: siteUrl + shareImage.path };
  const name = titleOf(first, community.name);
  return [
    title(first, community),
    metaName("description", description),
    metaProperty("og:type", "website"),
    metaProperty("og:site_name", community.name),
    metaProperty("og:title", name),
    metaProperty("og:description", description),
    metaProperty("og:image", image.url),
    metaProperty("og:image:type", image.type),
    metaProperty("og:image:width", String(image.width)),
    metaProperty("og:image:height", String(image.height)),
    metaProperty("og:image:alt", image.alt),
    metaName("twitter:card", "summary_large_image"),
    metaName("twitter:title", name),
    metaName("twitter:description", description),
    metaName("twitter:image", image.url),
    metaName("twitter:image:alt", image.alt),
  ].join("");
}

const addressTags = (url: string): string =>
  `<link rel="canonical" href="${escapeHtml(url)}">${metaProperty("og:url", url)}`;
const title = (first: string | undefined, { name }: CommunitySettings) =>
  `<title>${escapeHtml(titleOf(first, name))}</title>`;
const metaName = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const metaProperty = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
