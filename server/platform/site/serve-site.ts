import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Express, RequestHandler } from "express";
import sirv from "sirv";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import { serveAppFiles } from "./app-files.ts";
import { CLIENT_FOLDER } from "./client-build.ts";
import { hasSessionCookie } from "./member-screens.ts";
import type { Site } from "./page-head.ts";
import { pageSender } from "./page-response.ts";
import { openPages, type Pages } from "./pages.ts";
import { listedPaths, type RecordPages } from "./record-pages.ts";
import { robotsText, sitemapXml } from "./robots.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves the built client: hashed files for a year, and pages with the community's settings and metadata in them. */
export function serveSite(app: Express, site: Site, recordPages: readonly RecordPages[], log: Log): void {
  app.get("/robots.txt", (_request, response) => void response.type("text/plain").send(robotsText(site.siteUrl)));
  app.get("/sitemap.xml", async (_request, response) => {
    response.type("application/xml").send(sitemapXml(site.siteUrl, await listedPaths(recordPages)));
  });
  if (!existsSync(join(CLIENT_FOLDER, "index.html"))) return;
  app.get("/index.html", (_request, response) => response.redirect(301, "/"));
  // A new build can remove files that sirv still lists, and sirv would never reply. A missing script must not get a page either.
  app.use("/assets", (request, _response, next) => {
    if (existsSync(join(CLIENT_FOLDER, "assets", basename(request.path)))) next();
    else throw new Refusal("request/not-found");
  });
  const sitePages = openPages(site, recordPages, log);
  serveAppFiles(app, site.community, sitePages.offlineHtml);
  app.use(staticFiles());
  app.use(pages(sitePages));
}

const staticFiles = (): RequestHandler =>
  sirv(CLIENT_FOLDER, {
    brotli: true,
    gzip: true,
    etag: true,
    // sirv must not serve pages, because each page also needs settings and metadata.
    extensions: [],
    ignores: false,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith("/assets/");
      // sirv does not know the type of icons.
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      response.setHeader("Cache-Control", isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
    },
  }) as RequestHandler;

function pages(sitePages: Pages): RequestHandler {
  const send = pageSender();
  return async (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { path } = request;
    const query = request.originalUrl.slice(path.length);
    if (sitePages.hasNeedlessSlash(path)) {
      return response.redirect(301, path.replace(/\/+$/, "") + query);
    }
    const visit = { hasQuery: query.length > 1, hasSession: hasSessionCookie(request.headers.cookie) };
    await send(await sitePages.at(path, visit), request, response);
  };
}
