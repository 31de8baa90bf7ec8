import type { Request, Response } from "express";
import { compress, encodingFor } from "../endpoint/compression.ts";
import { LANGUAGE_HEADERS } from "../language/page-language.ts";
import { type Theme, withTheme } from "./page-html.ts";
import type { Page } from "./pages.ts";

/** High levels for pages that are compressed once and sent often, low ones for those that are built for each request. */
const levels = { once: { brotliQuality: 9, gzipLevel: 9 }, often: { brotliQuality: 4, gzipLevel: 6 } };

/** Sends pages in the visitor's theme and encoding. Each variant of a page with a key is built once for each version that is complete. */
export function pageSender(): (page: Page, request: Request, response: Response) => Promise<void> {
  const bodies = new Map<string, { bytes: Promise<Buffer>; version: string | undefined }>();
  return async (page, request, response) => {
    const theme = chosenTheme(request.headers.cookie);
    const encoding = encodingFor(request);
    const key = page.key === undefined ? undefined : `${page.key} ${theme} ${encoding}`;
    const build = async () => {
      const { html, isComplete } = await page.html();
      if (!isComplete && key !== undefined) bodies.delete(key);
      const bytes = Buffer.from(theme ? withTheme(html, theme) : html);
      return encoding ? compress(bytes, encoding, key === undefined ? levels.often : levels.once) : bytes;
    };
    const { version } = page;
    const kept = key === undefined ? undefined : bodies.get(key);
    const body = kept?.version === version && kept ? kept : { bytes: build(), version };
    if (key !== undefined) bodies.set(key, body);
    const bytes = await body.bytes;
    response.status(page.status);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "no-cache");
    response.setHeader("Vary", `${LANGUAGE_HEADERS}, Accept-Encoding`);
    if (encoding) response.setHeader("Content-Encoding", encoding);
    if (page.link) response.setHeader("Link", page.link);
    response.setHeader("Content-Length", bytes.length);
    response.end(bytes);
  };
}

/** The browser writes this cookie when a member chooses a theme (client/app/theme/theme-choice.ts). */
export function chosenTheme(cookies: string | undefined): Theme | undefined {
  const [, theme] = /(?:^|; ?)theme=(day|night)(?:;|$)/.exec(cookies ?? "") ?? [];
  return theme as Theme | undefined;
}
