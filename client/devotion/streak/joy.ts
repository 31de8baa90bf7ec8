import type { Streak } from "../../../schema/devotion/devotion.ts";
import { type Milestone, milestoneOf } from "./milestone.ts";

/** A milestone, or a day like others: its light goes on. */
export type Joy = Milestone | { kind: "day"; days: number };

/** What is celebrated once, when a devotion is read. Null if today counted already. */
export function joyOf(before: Streak | undefined, after: Streak | undefined): Joy | null {
  if (!after) return null;
  const milestone = milestoneOf(before, after);
  if (milestone) return milestone;
  return before && !before.isReadToday && after.isReadToday ? { kind: "day", days: after.current } : null;
}
