import type { Bench } from "./context.ts";
import type { Metric } from "./metric.ts";

/** One or more goals of the bar that are measured together. */
export interface BenchLine {
  readonly id: string;
  readonly title: string;
  /** It takes so long that only a command that names it runs it, and `npm test` does not. */
  readonly isOnlyNamed?: true;
  measure(bench: Bench): Promise<Metric[]>;
}

/**
 * Declares a line with its two sizes: `full` for figures that count, and `smallest` for `npm test`, which only finds out
 * whether the line can still measure.
 */
export function benchLine<Size>({
  sizes,
  measure,
  ...line
}: {
  readonly id: string;
  readonly title: string;
  readonly isOnlyNamed?: true;
  readonly sizes: { readonly full: Size; readonly smallest: NoInfer<Size> };
  readonly measure: (bench: Bench, size: Size) => Promise<Metric[]>;
}): BenchLine {
  return { ...line, measure: (bench) => measure(bench, sizes[bench.options.size]) };
}

/** For a line that takes a moment anyway, or whose size is that of something it shares with others. */
export const oneSize = { full: {}, smallest: {} };
