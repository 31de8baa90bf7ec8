import { sourceLanguage } from "../../schema/language/languages.ts";
import { publicPageAt } from "../../schema/site/pages.ts";
import { findResource } from "../../schema/site/resources.ts";
import type { Core } from "../platform/core.ts";
import type { ReadPagePreview } from "../platform/link-preview.ts";
import { descriptionOf, titleOfPage } from "../platform/site/page-head.ts";

/** THREAD-33: a public page or a resource, in the reader's language. */
export const publicPagePreview =
  ({ community, siteUrl }: Pick<Core, "community" | "siteUrl">): ReadPagePreview =>
  async (pathname, { member }) => {
    const [, name = ""] = /^\/resources\/([^/]+)\/*$/i.exec(pathname) ?? [];
    const resource = findResource(name);
    if (resource) return { kind: "page", title: resource.title, firstLine: resource.summary };
    const page = publicPageAt(pathname);
    if (!page) return null;
    const site = { community, siteUrl, language: member.language ?? sourceLanguage };
    return { kind: "page", title: titleOfPage(page, site) ?? community.name, firstLine: descriptionOf(page, site) };
  };
