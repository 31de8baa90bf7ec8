import { type Express, type Request, type RequestHandler, Router } from "express";
import { languageCookieOf, languageParameter, sourceLanguage } from "../../../schema/language/languages.ts";
import type { Core } from "../core.ts";
import { askedLanguage, pageLanguage } from "../language/page-language.ts";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import { serveAppFiles } from "./app-files.ts";
import { serveBuiltFiles } from "./built-files.ts";
import { CLIENT_FOLDER, type ClientBuild, clientBuilds } from "./client-build.ts";
import { hasSessionCookie } from "./member-screens.ts";
import type { Site } from "./page-head.ts";
import { pageSender } from "./page-response.ts";
import { openPages, type PageContent, type Pages } from "./pages.ts";
import { listedPaths } from "./record-pages.ts";
import { robotsText, sitemapXml } from "./robots.ts";
import { securityText, securityTextPath } from "./security-text.ts";

/** Serves the built client: hashed files for a year, and pages with the community's settings and metadata in them. */
export function serveSite(
  app: Express,
  site: Site,
  content: PageContent,
  { liveConfig, log, config }: Pick<Core, "liveConfig" | "log" | "config">,
): void {
  const contact = config.SECURITY_CONTACT;
  app.get(securityTextPath, (_request, response) => {
    if (contact === undefined) throw new Refusal("request/not-found");
    response.type("text/plain").send(securityText({ contact, siteUrl: site.siteUrl, now: Date.now() }));
  });
  app.get("/robots.txt", (_request, response) => void response.type("text/plain").send(robotsText(site.siteUrl)));
  app.get("/sitemap.xml", async (_request, response) => {
    response.type("application/xml").send(sitemapXml(site.siteUrl, await listedPaths(content.recordPages)));
  });
  const builds = clientBuilds();
  if (builds.length === 0) return;
  app.get("/index.html", (_request, response) => response.redirect(301, "/"));
  // Pages and the manifest contain the settings, and are kept until these change.
  const open = () => new Map(builds.map((build) => [build.language, openSite(build, site, content, log)] as const));
  let sites = open();
  liveConfig.onChange(() => {
    sites = open();
  });
  const siteFor = (request: Request) => (sites.get(pageLanguage(request)) ?? sites.get(sourceLanguage)) as LocalSite;
  app.use((request, response, next) => siteFor(request).appFiles(request, response, next));
  serveBuiltFiles(app, CLIENT_FOLDER);
  app.use((request, response, next) => siteFor(request).pages(request, response, next));
}

/** The site in one language. */
interface LocalSite {
  readonly appFiles: RequestHandler;
  readonly pages: RequestHandler;
}

function openSite(build: ClientBuild, site: Site, content: PageContent, log: Log): LocalSite {
  const sitePages = openPages(build, site, content, log);
  const appFiles = Router();
  serveAppFiles(appFiles, build, site.community, sitePages.offlineHtml);
  return { appFiles, pages: pages(sitePages) };
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
    const asked = askedLanguage(request);
    if (asked !== undefined) response.appendHeader("Set-Cookie", languageCookieOf(asked));
    const parameters = Object.keys(request.query).filter((name) => name !== languageParameter);
    const visit = { hasQuery: parameters.length > 0, hasSession: hasSessionCookie(request.headers.cookie) };
    await send(await sitePages.at(path, visit), request, response);
  };
}
