import type { CommunitySettings } from "../../../schema/community/settings.ts";
import { type Language, languageParameter, languages, sourceLanguage } from "../../../schema/language/languages.ts";
import * as titleText from "../../../schema/site/page-text.ts";
import { homePage, type PublicPage, titleOf } from "../../../schema/site/pages.ts";
import { translated } from "../language/translated.ts";
import { escapeHtml, jsonInHtml } from "./escape-html.ts";
import * as english from "./page-description-text.ts";
import type { RecordContent } from "./record-pages.ts";
import { type ShareImage, shareImage, shareImageOf } from "./share-image.ts";

const titlesIn = await translated(import.meta.url, "../../../schema/site/page-text.ts", titleText);
const descriptionsIn = await translated(import.meta.url, "./page-description-text.ts", english);

export interface Site {
  readonly community: CommunitySettings;
  /** The public address, without a slash at the end. */
  readonly siteUrl: string;
}

/** The site in one language. */
export interface LocalSite extends Site {
  readonly language: Language;
}

/** What a public page is called. */
export const titleOfPage = ({ path }: PublicPage, { language }: LocalSite): string | undefined =>
  titlesIn(language).titles[path];

/** Title, description, canonical address and link preview of a public page. */
export function publicHead(page: PublicPage, site: LocalSite): string {
  return preview(descriptionOfPage(page, site), site) + addressTags(addressIn(page, site)) + alternates(page, site);
}

/** Every language of a page has an address of its own, which search engines list. */
const addressIn = ({ path }: PublicPage, { siteUrl, language }: LocalSite): string =>
  siteUrl + path + (language === sourceLanguage ? "" : `?${languageParameter}=${language}`);

const alternates = (page: PublicPage, site: LocalSite): string =>
  languages
    .map((language) => ({ language, href: addressIn(page, { ...site, language }) }))
    .map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`)
    .join("");

/** The same of a record's page, and the record itself for search engines. */
export function recordHead(record: RecordContent, site: LocalSite): string {
  return (
    preview(record, site) + addressTags(site.siteUrl + record.path) + (record.jsonLd ? jsonLdScript(record.jsonLd) : "")
  );
}

/** For members' screens and rooms. People share their links too, so they have a preview, but search engines don't list them. */
export const unlistedHead = (site: LocalSite): string =>
  preview({ description: descriptionOf(homePage, site) }, site) + NO_INDEX;

export function notFoundHead({ community, language }: LocalSite): string {
  return title(descriptionsIn(language).notFoundTitle, community) + NO_INDEX;
}

const NO_INDEX = `<meta name="robots" content="noindex">`;

/** A data block: browsers don't run it, so the content security policy does not apply to it. */
const jsonLdScript = (data: Readonly<Record<string, unknown>>): string =>
  `<script type="application/ld+json">${jsonInHtml(data)}</script>`;

export const descriptionOf = ({ path }: PublicPage, { community, language }: LocalSite): string =>
  (descriptionsIn(language).descriptions[path] ?? "").replaceAll("{community}", community.name);

/** What a preview shows. Without a title, the community's name stands alone. */
interface Described extends Omit<Pick<RecordContent, "title" | "description" | "image">, "title"> {
  readonly title?: string | undefined;
}

const descriptionOfPage = (page: PublicPage, site: LocalSite): Described => ({
  title: titleOfPage(page, site),
  description: descriptionOf(page, site),
  image: atSite(shareImageOf(page.path, site.language), site),
});

const atSite = (image: ShareImage, { siteUrl }: Site) => ({ ...image, url: siteUrl + image.path });

function preview({ title: first, description, image: own }: Described, site: LocalSite): string {
  const { community, language } = site;
  const image = own ?? atSite(shareImage(language), site);
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
