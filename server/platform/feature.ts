import type { DatabaseEventHandlers } from "./database/database-listener.ts";
import type { Route } from "./endpoint/route.ts";
import type { Job } from "./job.ts";
import type { RecordPages } from "./site/record-pages.ts";

/** One part of the product on the server: its routes, pages, background jobs, event handlers and cleanup. */
export interface Feature {
  readonly routes?: readonly Route[];
  /** Public pages whose title and preview come from the feature's records. */
  readonly recordPages?: readonly RecordPages[];
  readonly jobs?: readonly Job[];
  readonly onDatabaseEvent?: DatabaseEventHandlers;
  close?(): Promise<void>;
}
