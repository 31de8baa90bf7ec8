import { Worker } from "node:worker_threads";
import type { CommunitySettings } from "../../../schema/community/settings.ts";
import type { Log } from "../log.ts";
import type { ClientBuild } from "./client-build.ts";

const TIMEOUT_MS = 20_000;
/** Visitors get pages without prerendered content for this long after a failure, instead of waiting for another one. */
const RETRY_AFTER_MS = 60_000;

/** The content of the app's element, and the style elements that it needs. */
export interface PrerenderedPage {
  readonly html: string;
  readonly styles: string;
}

export type PrerenderedPages = ReadonlyMap<string, PrerenderedPage>;

/**
 * Renders the pages when they are first needed, and keeps them. A failure is logged, the result is undefined, and browsers
 * render the pages themselves. After a minute the next call tries again.
 */
export function prerenderOnce(
  render: () => Promise<PrerenderedPages>,
  log: Log,
): () => Promise<PrerenderedPages | undefined> {
  let rendering: Promise<PrerenderedPages | undefined> | undefined;
  const start = () =>
    render().catch((error: unknown) => {
      log.error({ err: error }, "the public pages could not be prerendered");
      setTimeout(() => {
        rendering = undefined;
      }, RETRY_AFTER_MS).unref();
      return undefined;
    });
  return () => {
    rendering ??= start();
    return rendering;
  };
}

/** The key of a page as members see it first. */
export const memberKey = (address: string): string => `${address} member`;

interface Addresses {
  addresses: readonly string[];
  /** Those that are rendered once more for members, under `memberKey`. */
  memberAddresses: readonly string[];
}

/** Renders these addresses with the community's settings, in a worker whose memory is freed afterwards. */
export async function prerenderPages(
  { folder }: ClientBuild,
  addresses: Addresses,
  community: CommunitySettings,
): Promise<PrerenderedPages> {
  const worker = new Worker(`${folder}/.prerender/prerender.js`, { workerData: { community, ...addresses } });
  worker.unref();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await new Promise<PrerenderedPages>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", (code) => reject(new Error(`the worker ended with ${code} and no pages`)));
      timeout.addEventListener("abort", () => reject(timeout.reason));
    });
  } finally {
    void worker.terminate();
  }
}
