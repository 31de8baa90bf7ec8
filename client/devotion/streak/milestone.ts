import type { Streak } from "../../../schema/devotion/devotion.ts";

/** So many days are worth a moment. After them, every hundred. */
const steps: ReadonlySet<number> = new Set([3, 7, 14, 30, 50, 75]);

export type Milestone = { kind: "first" } | { kind: "days"; days: number };

/** What the member reached with this read. Null if it is a day like others, or if today already counted. */
export function milestoneOf(before: Streak | undefined, after: Streak): Milestone | null {
  if (after.total === 1 && before?.total !== 1) return { kind: "first" };
  if (!before || before.current === after.current) return null;
  const isStep = steps.has(after.current) || (after.current > 0 && after.current % 100 === 0);
  return isStep ? { kind: "days", days: after.current } : null;
}
