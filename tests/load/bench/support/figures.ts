import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { isMet, type Metric } from "./metric.ts";

/** One value as `npm run bench -- --json` writes it, with everything that is needed to compare it with a later one. */
const figure = z.object({
  machine: z.string(),
  /** The average number of running processes before this line: others than the bench make its times longer. */
  load: z.number(),
  date: z.iso.datetime(),
  /** With `+` at the end if files had changed since. */
  commit: z.string(),
  line: z.string(),
  title: z.string(),
  figure: z.string(),
  value: z.number(),
  unit: z.string(),
  /** Null for a value that only explains others. */
  goal: z.object({ kind: z.enum(["at most", "at least"]), value: z.number() }).nullable(),
  held: z.boolean().nullable(),
});
export type Figure = z.infer<typeof figure>;

/** Where and when a line was measured. */
export type Circumstances = Pick<Figure, "machine" | "load" | "date" | "commit">;

export function figuresOf(
  circumstances: Circumstances,
  line: { readonly id: string; readonly title: string },
  metrics: readonly Metric[],
): Figure[] {
  return metrics.map((metric) => ({
    ...circumstances,
    line: line.id,
    title: line.title,
    figure: metric.what,
    value: metric.measured,
    unit: metric.unit,
    goal: metric.goal ?? null,
    held: metric.goal ? isMet(metric) : null,
  }));
}

/** The latest figures of each line, in the order of `ids`. Lines that no longer exist are left out. */
export function latestFigures(earlier: readonly Figure[], fresh: readonly Figure[], ids: readonly string[]): Figure[] {
  const measured = new Set(fresh.map(({ line }) => line));
  const all = [...earlier.filter(({ line }) => !measured.has(line)), ...fresh];
  return ids.flatMap((id) => all.filter(({ line }) => line === id));
}

/** Reads a file of figures; none if there is no such file. */
export function readFigures(file: string): Figure[] {
  return existsSync(file) ? z.array(figure).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
}

/** Adds a line's figures to a file, in place of its earlier ones. */
export function keepFigures(file: string, fresh: readonly Figure[], ids: readonly string[]): void {
  writeFigures(file, latestFigures(readFigures(file), fresh, ids));
}

/** Writes one figure in each line of the file, so that versions can be compared. */
function writeFigures(file: string, figures: readonly Figure[]): void {
  writeFileSync(file, `[\n${figures.map((each) => JSON.stringify(each)).join(",\n")}\n]\n`);
}
