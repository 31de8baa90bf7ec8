import type { DatabaseEventHandlers } from "./database/database-listener.ts";
import type { Route } from "./endpoint/route.ts";
import type { Job } from "./job.ts";
import type { ReadPagePreview } from "./link-preview.ts";
import type { NeedsYouLine } from "./needs-you.ts";
import type { RecordPages } from "./site/record-pages.ts";
import type { StoredText } from "./site/stored-text.ts";

/** What a single page may load from elsewhere. All other pages load nothing from there. */
export interface PagePolicy {
  readonly path: RegExp;
  /** Origins of scripts, which may also send requests there. */
  readonly scripts: readonly string[];
  /** Origins of frames. */
  readonly frames: readonly string[];
}

/** One part of the product on the server: its routes, pages, background jobs, event handlers and cleanup. */
export interface Feature {
  readonly pagePolicies?: readonly PagePolicy[];
  readonly routes?: readonly Route[];
  /** Public pages whose title and preview come from the feature's records. */
  readonly recordPages?: readonly RecordPages[];
  /** What public pages show of the feature's records, for readers without JavaScript. */
  readonly storedTexts?: readonly StoredText[];
  /** What links to its pages lead to, for members who find one in a message. */
  readonly pagePreviews?: readonly ReadPagePreview[];
  readonly jobs?: readonly Job[];
  /** What of it needs an admin, on the first page of the admin area. */
  readonly needsYou?: readonly NeedsYouLine[];
  readonly onDatabaseEvent?: DatabaseEventHandlers;
  close?(): Promise<void>;
}
