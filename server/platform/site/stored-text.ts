import type { Log } from "../log.ts";
import { escapeHtml } from "./escape-html.ts";

/** What a record says, in plain text. */
export interface StoredPart {
  readonly title: string;
  readonly lines: readonly string[];
  /** The record's own page. */
  readonly path?: string;
}

/**
 * What a public page shows of stored records, for readers without JavaScript. It takes the place of the page's
 * `<noscript data-stored={name}>`.
 */
export interface StoredText {
  readonly path: string;
  readonly name: string;
  /** The level of the records' headings. */
  readonly level: 2 | 3;
  /** What visitors may see, a few at most: every visitor's phone loads it. */
  read(): Promise<readonly StoredPart[]>;
}

/** How long visitors may read what has changed, in milliseconds. */
const KEPT_MS = 60_000;

/** Reads the text as HTML, at most once a minute. Undefined if it could not be read, or there is nothing to show. */
export function storedHtml({ name, level, read }: StoredText, log: Log): () => Promise<string | undefined> {
  let kept: { html: Promise<string | undefined>; until: number } | undefined;
  const readHtml = async () => {
    try {
      const parts = await read();
      return parts.length === 0 ? undefined : parts.map((part) => partHtml(part, level)).join("");
    } catch (error) {
      log.error({ err: error, name }, "the text of a page could not be read");
      return undefined;
    }
  };
  return () => {
    if (!kept || kept.until <= Date.now()) kept = { html: readHtml(), until: Date.now() + KEPT_MS };
    return kept.html;
  };
}

function partHtml({ title, lines, path }: StoredPart, level: number): string {
  const name = path === undefined ? escapeHtml(title) : `<a href="${escapeHtml(path)}">${escapeHtml(title)}</a>`;
  return `<h${level}>${name}</h${level}>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}`;
}

/** The page with this text in its place. */
export const withStoredText = (page: string, name: string, html: string): string =>
  page.replace(
    new RegExp(`(<noscript data-stored="${name}">).*?(</noscript>)`, "s"),
    (_, start: string, end: string) => start + html + end,
  );
