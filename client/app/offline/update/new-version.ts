import { offlinePagePath } from "../../../../schema/site/app-paths.ts";
import type { Wait } from "../../../net/wait.ts";
import { savedFiles } from "../worker/saved-files.ts";

/** How often a page that stays open looks for a newer version. Opening a page looks by itself. */
const LOOK_AGAIN_MS = 60 * 60_000;

/** The server writes into each page of which build it is. */
const buildOf = (page: ParentNode): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;

/** True if this page came from the server after the newest version did. Then it needs no update. */
async function isOfNewestBuild(): Promise<boolean> {
  const page = await savedFiles(caches, "", fetch).page(offlinePagePath);
  if (!page) return true;
  return buildOf(new DOMParser().parseFromString(await page.text(), "text/html")) === buildOf(document);
}

const takeOver = (worker: ServiceWorker): void => worker.postMessage({ type: "update" });

/**
 * Calls back when a newer version is ready and this page is of an older one. A page that is new already lets the new worker
 * take over, which changes nothing for other pages: their files stay. Returns a function that stops it.
 */
export function watchVersion(
  registration: ServiceWorkerRegistration,
  wait: Wait,
  onNewVersion: () => void,
): () => void {
  let isOver = false;
  let cancel = () => {};

  async function check(): Promise<void> {
    // Without a controller it is the first version, which needs nobody's consent.
    const worker = registration.waiting;
    if (!worker || !navigator.serviceWorker.controller) return;
    const isNew = await isOfNewestBuild();
    if (isOver) return;
    if (isNew) takeOver(worker);
    else onNewVersion();
  }

  function onFound(): void {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void check();
    });
  }

  function lookAgain(): void {
    // Offline there is nothing to find.
    registration.update().catch(() => {});
    cancel = wait(LOOK_AGAIN_MS, lookAgain);
  }

  registration.addEventListener("updatefound", onFound);
  if (registration.installing) onFound();
  void check();
  cancel = wait(LOOK_AGAIN_MS, lookAgain);
  return () => {
    isOver = true;
    cancel();
    registration.removeEventListener("updatefound", onFound);
  };
}

/** Lets the new version take over and opens this page again with it. Other tabs go on as they are. */
export function updateNow(registration: ServiceWorkerRegistration): void {
  const worker = registration.waiting;
  if (worker) {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    takeOver(worker);
  } else {
    // Another tab was faster.
    location.reload();
  }
}
