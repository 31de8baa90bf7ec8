import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Express, RequestHandler } from "express";
import sirv from "sirv";
import type { CommunitySettings } from "../../schema/community/settings.ts";
import { Refusal } from "./refusal.ts";

const CLIENT_FOLDER = join(import.meta.dirname, "../../client/dist");
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves the built client: hashed files for a year, the page itself always fresh and with the community written in. */
export function serveSite(app: Express, community: CommunitySettings): void {
  const pageFile = join(CLIENT_FOLDER, "index.html");
  if (!existsSync(pageFile)) return;
  const html = withCommunity(readFileSync(pageFile, "utf8"), community);
  const page = Buffer.from(html);
  const firstPages = new Map(
    Object.entries(firstScreens).map(([path, screen]) => [path, Buffer.from(withPreloads(html, screen))]),
  );
  firstPages.set("/", Buffer.from(withFirstWords(String(firstPages.get("/")), community)));
  // A build that goes on beside a running server takes its files away, and nobody would answer for one that is gone; nor
  // is a script that is not there the page.
  app.use("/assets", (request, _response, next) => {
    if (existsSync(join(CLIENT_FOLDER, "assets", basename(request.path)))) next();
    else throw new Refusal("request/not-found");
  });
  app.use(
    sirv(CLIENT_FOLDER, {
      brotli: true,
      gzip: true,
      etag: true,
      extensions: [],
      // The page goes out below, with the community's name in it.
      ignores: false,
      setHeaders: (response, path) => {
        const isHashed = path.startsWith("/assets/");
        response.setHeader("Cache-Control", isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
      },
    }) as RequestHandler,
  );
  app.use((request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "no-cache");
    response.end(firstPages.get(request.path) ?? page);
  });
}

/** Where people arrive first, and the module of the client that draws it: it is asked for along with the first script. */
const firstScreens = {
  "/": "site/home-screen.tsx",
  "/auth": "account/auth-screen.tsx",
  "/games": "game/list/games-screen.tsx",
};

/** The front page's first words are in the page itself. */
const withFirstWords = (html: string, { tagline }: CommunitySettings): string =>
  html
    .replace("<html ", '<html class="is-front" ')
    .replace(/(class="front">\s*<h1>)[^<]*/, (_, start: string) => `${start}${escapeHtml(tagline)}`);

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] } | undefined>;

/** Names the scripts of a screen in the page, so that they do not wait for the first script to name them. */
function withPreloads(html: string, screen: string): string {
  const manifest = JSON.parse(readFileSync(join(CLIENT_FOLDER, ".vite/manifest.json"), "utf8")) as Manifest;
  if (!manifest[screen]) throw new Error(`the client's build holds no ${screen}`);
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  visit(screen);
  const links = [...files]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html.replace("</head>", () => `${links.join("")}</head>`);
}

/** Puts the settings into the page as data, so that no screen waits for them and no script stands in it. */
function withCommunity(html: string, community: CommunitySettings): string {
  const json = JSON.stringify(community).replace(/</g, "\\u003c");
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(community.name)}</title>`)
    .replace("</head>", () => `<script type="application/json" id="community">${json}</script></head>`);
}
