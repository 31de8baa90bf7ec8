import type { Mutant } from "./source/mutants.ts";

/** A fault that no test can notice, because the product behaves as before. */
export interface Equivalent {
  readonly file: string;
  readonly place: string;
  readonly change: string;
  readonly reason: string;
}

export const isSame = (mutant: Mutant, { file, place, change }: Pick<Mutant, "file" | "place" | "change">): boolean =>
  mutant.file === file && mutant.place === place && mutant.change === change;

/** Faults without the equivalent ones. */
export const counted = (mutants: readonly Mutant[], equivalents: readonly Equivalent[]): Mutant[] =>
  mutants.filter((mutant) => !equivalents.some((each) => isSame(mutant, each)));

/** Entries whose fault does not exist: the source has changed since. */
export const outdated = (equivalents: readonly Equivalent[], mutants: readonly Mutant[]): Equivalent[] =>
  equivalents.filter((each) => !mutants.some((mutant) => isSame(mutant, each)));
