import type { OwnDatabase } from "../../server/own-database.ts";
import type { Chats } from "./chats.ts";
import type { Games } from "./games.ts";
import type { Metric } from "./metric.ts";

export interface BenchOptions {
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
export interface Bench {
  readonly options: BenchOptions;
  /** Started when the first benchmark needs it. */
  database(): Promise<OwnDatabase>;
  /** The games that P4 and P5 share; played once. */
  games(): Promise<Games>;
  /** The chat runs that P1, P2 and P3 share; measured once. */
  chats(): Promise<Chats>;
  /** Prints progress to the terminal. */
  say(text: string): void;
}

/** One or more goals of the bar that are measured together. */
export interface BenchLine {
  readonly id: string;
  readonly title: string;
  measure(bench: Bench): Promise<Metric[]>;
}
