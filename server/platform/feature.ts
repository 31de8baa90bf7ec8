import type { DatabaseEventHandlers } from "./database-listener.ts";
import type { Job } from "./job.ts";
import type { Route } from "./route.ts";

/** One part of the product on the server: its routes, background jobs, event handlers and cleanup. */
export interface Feature {
  readonly routes?: readonly Route[];
  readonly jobs?: readonly Job[];
  readonly onDatabaseEvent?: DatabaseEventHandlers;
  close?(): Promise<void>;
}
