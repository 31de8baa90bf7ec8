import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Express, RequestHandler } from "express";
import sirv from "sirv";
import { Refusal } from "../refusal.ts";

const WEEK_SECONDS = 7 * 24 * 60 * 60;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves the files that are in a build's folder when the server starts: hashed ones for a year. */
export function serveBuiltFiles(app: Express, folder: string): void {
  // A new build can remove files that sirv still lists, and sirv would never reply. A missing script must not get a page either.
  app.use("/assets", (request, _response, next) => {
    if (existsSync(join(folder, "assets", basename(request.path)))) next();
    else throw new Refusal("request/not-found");
  });
  app.use(files(folder));
}

/** The drawings of members are in every list of people, so a browser asks for a newer one only once a week. */
function cacheControl(path: string): string {
  if (path.startsWith("/assets/")) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return path.startsWith("/avatars/") ? `public, max-age=${WEEK_SECONDS}` : "no-cache";
}

const files = (folder: string): RequestHandler =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // sirv must not serve pages, because each page also needs settings and metadata.
    extensions: [],
    ignores: false,
    setHeaders: (response, path) => {
      // sirv does not know the type of icons.
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      response.setHeader("Cache-Control", cacheControl(path));
    },
  }) as RequestHandler;
