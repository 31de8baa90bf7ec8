import { readSession } from "../../../schema/account/api.ts";
import { listDevotions } from "../../../schema/devotion/api.ts";
import { offlinePagePath } from "../../../schema/site/app-paths.ts";
import { homePage, type PublicPage, publicPageAt, publicPages } from "../../../schema/site/pages.ts";
import type { Log } from "../log.ts";
import {
  type ClientBuild,
  earlyPressScript,
  modulePreloads,
  preloadsOf,
  readScreenPaths,
  readTemplate,
} from "./client-build.ts";
import { escapeHtml } from "./escape-html.ts";
import { type MemberScreen, memberHome, memberScreenAt, preloadHeader } from "./member-screens.ts";
import {
  descriptionOf,
  notFoundHead,
  publicHead,
  recordHead,
  type Site,
  titleOfPage,
  unlistedHead,
} from "./page-head.ts";
import { type PageParts, pageHtml } from "./page-html.ts";
import { memberKey, prerenderOnce, prerenderPages } from "./prerendered-pages.ts";
import { type RecordContent, type RecordPages, readRecord, recordIdAt } from "./record-pages.ts";
import { type StoredText, storedHtml, withStoredText } from "./stored-text.ts";

export interface Page {
  /** Identifies the page: the same key means the same HTML, which is kept. Undefined for pages of records, which change. */
  readonly key?: string;
  /** Changes with what a page of this key contains. Only the latest version is kept. */
  readonly version?: string;
  readonly status: 200 | 404;
  /** The Link header. It may differ between pages of the same key. */
  readonly link?: string;
  html(): Promise<PageHtml>;
}

export interface PageHtml {
  readonly html: string;
  /** False if prerendering failed: a later request for the page gets its content. */
  readonly isComplete: boolean;
}

/** An address without a screen. */
const NOT_FOUND = "/not-found";

/** What a page depends on beside its address. */
interface Visit {
  hasQuery: boolean;
  /** The browser has a session's cookie. */
  hasSession: boolean;
}

export interface Pages {
  /** The page at this address, or the "not found" page if it has no screen. */
  at(path: string, visit: Visit): Promise<Page>;
  /** True if the address has a screen but ends with an unnecessary slash. */
  hasNeedlessSlash(path: string): boolean;
  /** The page that browsers show without network: the app with the community's settings, and no content. */
  readonly offlineHtml: string;
}

/** The addresses that the screen of a public page reads for what it shows first, exactly as the client requests them. */
const publicReads: Readonly<Record<string, readonly string[]>> = {
  "/devotions": [readSession.path, listDevotions.path],
};

/** What features put into pages. */
export interface PageContent {
  readonly recordPages: readonly RecordPages[];
  readonly storedTexts: readonly StoredText[];
}

/** Finds the page of an address, in the build's language. The public pages are prerendered together when the first of them is requested. */
export function openPages(build: ClientBuild, { community, siteUrl }: Site, content: PageContent, log: Log): Pages {
  const { recordPages, storedTexts } = content;
  const site = { community, siteUrl, language: build.language };
  const template = readTemplate(build);
  const addresses = publicPages.filter(({ prerender }) => prerender !== "never").map(({ path }) => path);
  const rendered = { addresses: [...addresses, NOT_FOUND], memberAddresses: [homePage.path] };
  const prerendered = prerenderOnce(() => prerenderPages(build, rendered, community), log);
  const earlyPress = earlyPressScript(build);
  const isScreen = readScreenPaths();
  const stored = new Map(storedTexts.map((text) => [text.path, { name: text.name, read: storedHtml(text, log) }]));
  const unlisted = { html: pageHtml(template, { head: unlistedHead(site), community }), isComplete: true };

  async function prerenderedHtml(address: string, parts: PageParts): Promise<PageHtml> {
    const page = (await prerendered())?.get(address);
    return { html: pageHtml(template, { ...parts, prerendered: page }), isComplete: page !== undefined };
  }

  async function publicPage(page: PublicPage, hasQuery: boolean): Promise<Page> {
    const isPrerendered = page.prerender === "always" || (page.prerender === "without-query" && !hasQuery);
    const head = publicHead(page, site) + (isPrerendered ? earlyPress : "") + preloadsOf(build, page.path, template);
    const heading = page === homePage ? community.name : titleOfPage(page, site);
    const noscript = `<h1>${escapeHtml(heading ?? community.name)}</h1><p>${escapeHtml(descriptionOf(page, site))}</p>`;
    const reads = publicReads[page.path];
    const text = stored.get(page.path);
    const words = await text?.read();
    return {
      key: page.path + (isPrerendered ? "" : "?"),
      ...(words !== undefined && { version: words }),
      status: 200,
      ...(reads && { link: preloadHeader(reads) }),
      html: async () => {
        const parts = { head, community, noscript };
        if (isPrerendered) {
          const { html, isComplete } = await prerenderedHtml(page.path, parts);
          return { html: text && words ? withStoredText(html, text.name, words) : html, isComplete };
        }
        return { html: pageHtml(template, parts), isComplete: true };
      },
    };
  }

  /** HOME-1: members never see the visitors' home page, not even for a moment. Theirs shows what is waiting. */
  function memberHomePage(): Page {
    const shared = preloadsOf(build, homePage.path, template);
    const head =
      publicHead(homePage, site) + earlyPress + shared + modulePreloads(build, memberHome.module, template + shared);
    const html = () => prerenderedHtml(memberKey(homePage.path), { head, community, isForMember: true });
    return { key: memberKey(homePage.path), status: 200, link: preloadHeader(memberHome.reads), html };
  }

  function memberPage({ key, module, reads }: MemberScreen): Page {
    const html = async () => {
      const parts = { head: unlistedHead(site), preloads: modulePreloads(build, module, template), community };
      return { html: pageHtml(template, parts), isComplete: true };
    };
    return { key, status: 200, link: preloadHeader(reads), html };
  }

  async function recordPage(pages: RecordPages, id: string): Promise<Page> {
    const record = await readRecord(pages, { id, language: build.language }, log);
    const preloads = modulePreloads(build, pages.module, template);
    const page = (head: string, noscript?: string) => ({
      html: async () => ({ html: pageHtml(template, { head, preloads, community, noscript }), isComplete: true }),
    });
    if (record === "unknown") return { status: 200, ...page(unlistedHead(site)) };
    // The screen loads all the same, and says in its own way that there is nothing here.
    if (!record) return { status: 404, ...page(notFoundHead(site)) };
    return { status: 200, link: preloadHeader(record.reads), ...page(recordHead(record, site), recordText(record)) };
  }

  async function at(path: string, { hasQuery, hasSession }: Visit): Promise<Page> {
    const page = publicPageAt(path);
    if (page === homePage && hasSession) return memberHomePage();
    if (page) return await publicPage(page, hasQuery);
    for (const pages of recordPages) {
      const id = recordIdAt(pages, path);
      if (id !== undefined) return await recordPage(pages, id);
    }
    const screen = memberScreenAt(path);
    if (screen) return memberPage(screen);
    if (path === offlinePagePath || isScreen(path)) return { key: "unlisted", status: 200, html: async () => unlisted };
    return {
      key: NOT_FOUND,
      status: 404,
      html: () => prerenderedHtml(NOT_FOUND, { head: notFoundHead(site) + earlyPress, community }),
    };
  }

  return {
    at,
    hasNeedlessSlash: (path) => path.length > 1 && path.endsWith("/") && isScreen(path),
    offlineHtml: unlisted.html,
  };
}

/** A record's page for readers without JavaScript. */
const recordText = ({ title, lines }: RecordContent): string =>
  `<h1>${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}`;
