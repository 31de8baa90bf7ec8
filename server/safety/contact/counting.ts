import type { DigitRun } from "./digit-run.ts";

const SHARE_OF_STEPS = 0.7;

/** Whether the numbers of a run mostly go up or down by the same step, or by one, or begin again: a count or a list. */
export function isCounting(run: DigitRun): boolean {
  const numbers = run.map(({ digits }) => Number(digits));
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const sameSteps = Map.groupBy(steps, (step) => step);
  const commonStep = [...sameSteps.values()].sort((one, other) => other.length - one.length)[0]?.[0];
  const regular = steps.filter(
    (step, at) => Math.abs(step) === 1 || (step === commonStep && step !== 0) || numbers[at + 1] === numbers[0],
  );
  return regular.length >= SHARE_OF_STEPS * steps.length;
}
