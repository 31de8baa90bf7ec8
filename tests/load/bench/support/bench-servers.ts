import type { OwnDatabase } from "../../server/own-database.ts";
import type { BenchServer, Lampstand, LampstandOptions, PeerName } from "../../server/servers.ts";

export interface BenchOptions {
  readonly size: "full" | "smallest";
  /** How often each figure is taken; the median counts. */
  readonly runs: number;
  /** Numbers of tables for the curve of P14. */
  readonly curve: readonly number[];
  /** After how many tables the heap is compared in P6: a few, then many. */
  readonly churn: readonly [number, number];
  /** A folder for processor profiles of our server. */
  readonly profileTo: string | undefined;
}

/** What the benchmarks of one run share. */
export interface BenchServers {
  readonly options: BenchOptions;
  /** Started when the first benchmark needs it. */
  database(): Promise<OwnDatabase>;
  /** Our server with so many signed-in members. In the smallest size all benchmarks share one, because a start takes seconds. */
  lampstand(guests: number, options?: LampstandOptions): Promise<Lampstand>;
  /** A peer with so many guests; shared in the same way. */
  peer(name: PeerName, guests: number): Promise<BenchServer>;
  /** Prints progress to the terminal. */
  say(text: string): void;
}
