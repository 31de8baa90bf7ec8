import { publicPages } from "../../../schema/site/pages.ts";
import { escapeHtml } from "./escape-html.ts";

/** Crawlers may read every page. Pages that they must not list have a `noindex` tag. */
export const robotsText = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** Every public page, and those of the features' records, with their absolute addresses. */
export function sitemapXml(siteUrl: string, recordPaths: readonly string[]): string {
  const paths = [...publicPages.map(({ path }) => path), ...recordPaths];
  const entries = paths.map((path) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</urlset>\n`;
}
