import type { RequestHandler, Router } from "express";
import type { CommunitySettings } from "../../../schema/community/settings.ts";
import { manifestPath, workerPath } from "../../../schema/site/app-paths.ts";
import { compress, type Encoding, encodingFor } from "../endpoint/compression.ts";
import { LANGUAGE_HEADERS } from "../language/page-language.ts";
import { type ClientBuild, digestOf, readScreenPaths, readWorker } from "./client-build.ts";
import { webManifest } from "./web-manifest.ts";

/** client/app/offline/worker/sw.ts contains this text once. */
const VERSION_MARK = "__VERSION__";

/** Serves what makes the site an app: the manifest, and the service worker with its version. */
export function serveAppFiles(
  app: Pick<Router, "get">,
  build: ClientBuild,
  community: CommunitySettings,
  offlineHtml: string,
): void {
  const manifest = webManifest(community, readScreenPaths(), build.language);
  app.get(manifestPath, (_request, response) => {
    response.setHeader("Cache-Control", "no-cache").setHeader("Vary", LANGUAGE_HEADERS);
    response.type("application/manifest+json").send(JSON.stringify(manifest));
  });
  app.get(workerPath, worker(build, offlineHtml));
}

function worker(build: ClientBuild, offlineHtml: string): RequestHandler {
  const built = readWorker(build);
  // Browsers compare the bytes: another build or other settings are another version, which saves its own files.
  const version = digestOf(built, offlineHtml);
  const script = Buffer.from(built.replace(VERSION_MARK, () => version));
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return async (request, response) => {
    const encoding = encodingFor(request);
    // Browsers ask at most visits whether there is a newer one, and mostly get an answer without a body.
    response.setHeader("Cache-Control", "no-cache").setHeader("ETag", `"${version}"`);
    response.setHeader("Vary", `${LANGUAGE_HEADERS}, Accept-Encoding`).type("text/javascript");
    if (!encoding) return void response.send(script);
    const body = encoded.get(encoding) ?? compress(script, encoding, { brotliQuality: 11, gzipLevel: 9 });
    encoded.set(encoding, body);
    response.setHeader("Content-Encoding", encoding).send(await body);
  };
}
