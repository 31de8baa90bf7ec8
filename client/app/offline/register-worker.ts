import { workerPath } from "../../../schema/site/app-paths.ts";
import { isDataSaving } from "../../net/data-saver.ts";
import { onSaved } from "../../net/storage/local-storage.ts";
import { noteDataSaving } from "./worker/saved-files.ts";

/** The hashed files among what a page has loaded. */
function assetsOf(entries: PerformanceEntryList): string[] {
  const assets = `${location.origin}/assets/`;
  return [...new Set(entries.filter(({ name }) => name.startsWith(assets)).map(({ name }) => new URL(name).pathname))];
}

/** The worker saves data while the page does. A browser without room for this changes nothing but that. */
function followDataSaving(): void {
  let noted: boolean | undefined;
  function note(): void {
    const isSaving = isDataSaving();
    if (isSaving !== noted) noteDataSaving(caches, isSaving).catch(() => {});
    noted = isSaving;
  }
  note();
  onSaved(note);
}

/**
 * Registers the service worker, the only one of the site. Undefined where the browser has none or forbids it, for example in
 * a private window: then everything works as before, with network only.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
    followDataSaving();
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) void navigator.serviceWorker.ready.then(tellLoadedFiles);
    return registration;
  } catch (error) {
    console.warn("The app cannot open offline.", error);
    return undefined;
  }
}

/**
 * Tells the worker of every file that the page has loaded and will load. The worker does not see files that come before it
 * controls the page, or from the browser's memory; those that it has saved it leaves alone.
 */
function tellLoadedFiles(registration: ServiceWorkerRegistration): void {
  new PerformanceObserver((list) => {
    const files = assetsOf(list.getEntries());
    if (files.length > 0) registration.active?.postMessage({ type: "loaded", files });
  }).observe({ type: "resource", buffered: true });
}
