import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Express, RequestHandler } from "express";
import type { Log } from "../log.ts";
import { serveAppFiles } from "./app-files.ts";
import { serveBuiltFiles } from "./built-files.ts";
import { CLIENT_FOLDER } from "./client-build.ts";
import { hasSessionCookie } from "./member-screens.ts";
import type { Site } from "./page-head.ts";
import { pageSender } from "./page-response.ts";
import { openPages, type Pages } from "./pages.ts";
import { listedPaths, type RecordPages } from "./record-pages.ts";
import { robotsText, sitemapXml } from "./robots.ts";

/** Serves the built client: hashed files for a year, and pages with the community's settings and metadata in them. */
export function serveSite(app: Express, site: Site, recordPages: readonly RecordPages[], log: Log): void {
  app.get("/robots.txt", (_request, response) => void response.type("text/plain").send(robotsText(site.siteUrl)));
  app.get("/sitemap.xml", async (_request, response) => {
    response.type("application/xml").send(sitemapXml(site.siteUrl, await listedPaths(recordPages)));
  });
  if (!existsSync(join(CLIENT_FOLDER, "index.html"))) return;
  app.get("/index.html", (_request, response) => response.redirect(301, "/"));
  const sitePages = openPages(site, recordPages, log);
  serveAppFiles(app, site.community, sitePages.offlineHtml);
  serveBuiltFiles(app, CLIENT_FOLDER);
  app.use(pages(sitePages));
}

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
