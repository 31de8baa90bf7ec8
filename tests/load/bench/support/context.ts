import type { BenchServers } from "./bench-servers.ts";
import type { Chats } from "./chats.ts";
import type { Games } from "./games.ts";

export type { BenchOptions } from "./bench-servers.ts";

/** What the benchmarks of one run share. */
export interface Bench extends BenchServers {
  /** The games that P4 and P5 share; played once. */
  games(): Promise<Games>;
  /** The chat runs that P1, P2 and P3 share; measured once. */
  chats(): Promise<Chats>;
}
