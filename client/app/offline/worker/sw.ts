import { offlineCheckInPath, offlinePagePath } from "../../../../schema/site/app-paths.ts";
import { openPage } from "./open-page.ts";
import { setPreload } from "./preload.ts";
import { addPushEvents } from "./push-events.ts";
import { savedFiles } from "./saved-files.ts";
import type { WorkerScope } from "./worker-scope.ts";

/*
 * The service worker, served at /sw.js. It answers with saved files, and offline with a saved page. Requests
 * to the API pass it by: what a member may read offline is saved by the page, which knows who is signed in.
 */
declare const self: WorkerScope;

/** The server writes a hash of the build and of the community's settings here. */
const VERSION = "__VERSION__";
const build = self.__WB_MANIFEST.map(({ url }) => `/${url}`);
const files = savedFiles(self.caches, VERSION, fetch);

self.addEventListener("install", (event) =>
  event.waitUntil(files.install([offlinePagePath, offlineCheckInPath], build)),
);

async function activate(): Promise<void> {
  await files.removeOldVersions();
  // Pages come from the network.
  await setPreload(self);
  await self.clients.claim();
}
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (files.isAsset(pathname)) event.respondWith(files.file(request));
  // Downloads of the API are opened like pages.
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(openPage(event, files.page));
});

addPushEvents(self);

/** What pages tell the worker. */
type WorkerMessage = { type: "update" } | { type: "loaded"; files: string[] };

self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === "update") event.waitUntil(self.skipWaiting());
  // What the page had loaded before the worker could see it. Saving it is no use to this visit, so it may fail.
  else if (message.type === "loaded") event.waitUntil(files.save(message.files).catch(() => {}));
});
