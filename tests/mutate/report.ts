import { isSame } from "./equivalent.ts";
import type { Mutant } from "./source/mutants.ts";

/** What became of a fault. A run that hangs was noticed. */
export type Outcome =
  | { readonly state: "caught" | "hanging"; readonly by: string }
  | { readonly state: "survived" | "not reached" };

export interface Verdict {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  /** How many test files ran. */
  readonly tests: number;
}

export const isCaught = ({ outcome }: Verdict): boolean => outcome.state === "caught" || outcome.state === "hanging";

/** The share of the faults that were caught, in percent, to one digit. */
export function scoreOf(verdicts: readonly Verdict[]): number {
  return verdicts.length === 0 ? 100 : Math.round((verdicts.filter(isCaught).length / verdicts.length) * 1000) / 10;
}

/** One line for a fault that survived. */
export const describeSurvivor = ({ mutant: { file, line, place, change }, outcome }: Verdict): string =>
  `${file}:${line} ${place}: ${change}${outcome.state === "not reached" ? " (no test enters it)" : ""}`;

/** The score of each folder and of all, and the faults that survived. */
export function describeVerdicts(verdicts: readonly Verdict[], equivalents: number): string {
  const survivors = verdicts.filter((verdict) => !isCaught(verdict));
  const folders = Map.groupBy(verdicts, ({ mutant }) => mutant.file.slice(0, mutant.file.lastIndexOf("/")));
  const scores = [...folders].map(([folder, own]) => scoreLine(folder, own));
  const hanging = verdicts.filter(({ outcome }) => outcome.state === "hanging").length;
  return [
    ...(survivors.length > 0 ? ["── survived", ...survivors.map(describeSurvivor), ""] : []),
    "── score",
    ...(scores.length > 1 ? scores : []),
    scoreLine("together", verdicts),
    `${hanging} of the caught ones made a test hang. ${equivalents} equivalent ones do not count.`,
  ].join("\n");
}

function scoreLine(name: string, verdicts: readonly Verdict[]): string {
  const caught = verdicts.filter(isCaught).length;
  return `${scoreOf(verdicts).toFixed(1).padStart(5)} %  ${`${caught} of ${verdicts.length}`.padEnd(12)} ${name}`;
}

export type MutateResult = ReturnType<typeof resultOf>;

/** The faults that survived according to an earlier result. */
export const survivorsOf = (result: MutateResult, mutants: readonly Mutant[]): Mutant[] => {
  const survivors = result.faults.filter(({ state }) => state === "survived" || state === "not reached");
  return mutants.filter((mutant) => survivors.some((each) => isSame(mutant, each)));
};

/** The result as plain data, for other programs. */
export function resultOf(verdicts: readonly Verdict[]) {
  return {
    score: scoreOf(verdicts),
    caught: verdicts.filter(isCaught).length,
    survived: verdicts.filter((verdict) => !isCaught(verdict)).length,
    faults: verdicts.map(({ mutant: { file, line, place, change }, outcome, tests }) => ({
      file,
      line,
      place,
      change,
      tests,
      ...outcome,
    })),
  };
}
