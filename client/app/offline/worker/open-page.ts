import { isCheckInPath, offlineCheckInPath, offlinePagePath } from "../../../../schema/site/app-paths.ts";
import type { WorkerFetchEvent } from "./worker-scope.ts";

/** A network that says nothing for so long counts as none. */
const TIMEOUT_MS = 10_000;

/** The saved page that can replace the one at this path. Both contain the app, but only one may use the camera. */
export const offlinePathFor = (pathname: string): string =>
  isCheckInPath(pathname) ? offlineCheckInPath : offlinePagePath;

/**
 * The page from the server, which knows its content, its status and its policy. Offline it is the saved page,
 * in which the app finds the screen by the address.
 */
export async function openPage(
  event: Pick<WorkerFetchEvent, "request" | "preloadResponse">,
  savedPage: (path: string) => Promise<Response | undefined>,
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  try {
    return await before(timeoutMs, fromServer(event));
  } catch (error) {
    const saved = await savedPage(offlinePathFor(new URL(event.request.url).pathname));
    if (saved) return saved;
    throw error;
  }
}

const fromServer = async ({ request, preloadResponse }: Pick<WorkerFetchEvent, "request" | "preloadResponse">) =>
  (await preloadResponse) ?? (await fetch(request));

function before<Result>(milliseconds: number, result: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the server did not answer in time")), milliseconds);
    result.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
