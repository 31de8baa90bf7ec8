import { workerPath } from "../../../schema/site/app-paths.ts";

/** The hashed files that this page has loaded until now. */
function loadedFiles(): string[] {
  const assets = `${location.origin}/assets/`;
  const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.startsWith(assets));
  return [...new Set(loaded.map(({ name }) => new URL(name).pathname))];
}

/**
 * Registers the service worker, the only one of the site. Undefined where the browser has none or forbids it, for example in
 * a private window: then everything works as before, with network only.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  try {
    await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) void navigator.serviceWorker.ready.then(tellLoadedFiles);
    return registration;
  } catch (error) {
    console.warn("The app cannot open without network.", error);
    return undefined;
  }
}

/** On a first visit the page loads most files before the worker can see and save them. */
function tellLoadedFiles({ active }: ServiceWorkerRegistration): void {
  const tell = () => active?.postMessage({ type: "loaded", files: loadedFiles() });
  tell();
  // Until the worker controls the page, it does not see what is loaded.
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener("controllerchange", tell, { once: true });
  }
}
