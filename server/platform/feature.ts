import type { DatabaseEventHandlers } from "./database/database-listener.ts";
import type { Route } from "./endpoint/route.ts";
import type { Job } from "./job.ts";

/** One part of the product on the server: its routes, background jobs, event handlers and cleanup. */
export interface Feature {
  readonly routes?: readonly Route[];
  readonly jobs?: readonly Job[];
  readonly onDatabaseEvent?: DatabaseEventHandlers;
  close?(): Promise<void>;
}
