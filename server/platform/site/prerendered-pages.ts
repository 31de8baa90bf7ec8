import { Worker } from "node:worker_threads";
import type { CommunitySettings } from "../../../schema/community/settings.ts";
import type { Log } from "../log.ts";
import { CLIENT_FOLDER } from "./client-build.ts";

const TIMEOUT_MS = 20_000;

/** The content of the app's element, and the style elements that it needs. */
export interface PrerenderedPage {
  readonly html: string;
  readonly styles: string;
}

export type PrerenderedPages = ReadonlyMap<string, PrerenderedPage>;

/**
 * Renders these addresses with the community's settings, in a worker whose memory is freed afterwards. If that fails, the
 * failure is logged, the map is empty, and browsers render the pages themselves.
 */
export async function prerenderPages(
  addresses: readonly string[],
  community: CommunitySettings,
  log: Log,
): Promise<PrerenderedPages> {
  const worker = new Worker(`${CLIENT_FOLDER}/.prerender/prerender.js`, { workerData: { community, addresses } });
  worker.unref();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await new Promise<PrerenderedPages>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", (code) => reject(new Error(`the worker ended with ${code} and no pages`)));
      timeout.addEventListener("abort", () => reject(timeout.reason));
    });
  } catch (error) {
    log.error({ err: error }, "the public pages could not be prerendered");
    return new Map();
  } finally {
    void worker.terminate();
  }
}
