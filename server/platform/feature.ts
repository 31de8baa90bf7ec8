import type { DatabaseEventHandlers } from "./database-listener.ts";
import type { Job } from "./job.ts";
import type { Route } from "./route.ts";

/** One part of the product as the server sees it: what it answers, does in the background, listens to, and closes. */
export interface Feature {
  readonly routes?: readonly Route[];
  readonly jobs?: readonly Job[];
  readonly onDatabaseEvent?: DatabaseEventHandlers;
  close?(): Promise<void>;
}
