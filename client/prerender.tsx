import { text } from "node:stream/consumers";
import { parentPort, workerData } from "node:worker_threads";
import { type ReactNode, StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { ServerStyleSheet } from "styled-components";
import type { CommunitySettings } from "../schema/community/settings.ts";

/** What the server starts this worker with. */
interface Job {
  community: CommunitySettings;
  addresses: readonly string[];
  /** Those that look different for members: rendered once more, as they are until the session has been read. */
  memberAddresses: readonly string[];
}

const { community, addresses, memberAddresses } = workerData as Job;
// The app reads the settings while its modules load, so they come first.
globalThis.communitySettings = community;
const { App } = await import("./app/app.tsx");
const { expectMember } = await import("./net/session.ts");

/** The HTML of the screen at this address before the session is known, and the styles that it uses. */
async function render(address: string): Promise<{ html: string; styles: string }> {
  const router = ({ children }: { children: ReactNode }) => <StaticRouter location={address}>{children}</StaticRouter>;
  const sheet = new ServerStyleSheet();
  try {
    const app = sheet.collectStyles(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    );
    // A larger part would otherwise arrive hidden, for an inline script to move into place.
    const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail });
    return { html: await text(prelude), styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Without this, React would leave out the part that failed. */
function fail(error: unknown): never {
  throw error;
}

const pages = new Map<string, Awaited<ReturnType<typeof render>>>();
for (const address of addresses) pages.set(address, await render(address));
expectMember(true);
for (const address of memberAddresses) pages.set(`${address} member`, await render(address));
parentPort?.postMessage(pages);
