/** SAFE-2: what is known of a member's age. */
export type AgeGroup = "adult" | "minor" | "unknown";

/** One of two members who may want to message each other. */
export interface Party {
  readonly ageGroup: AgeGroup;
  readonly isLead: boolean;
}

/** `accompanied`: only with a safeguarding lead in it. */
export type Decision = "open" | "accompanied" | "refused";

export interface Circumstances {
  /** One of the two has blocked the other. */
  readonly isBlocked: boolean;
  /** There is a safeguarding lead who is neither of the two. */
  readonly hasLead: boolean;
  /** `DM_POLICY` is `open`, the setting for groups of adults, so ages do not matter. */
  readonly isOpenToAll: boolean;
}

/** SAFE-1 to SAFE-6: how these two may message each other. It is the same whoever asks. */
export function decide(one: Party, other: Party, { isBlocked, hasLead, isOpenToAll }: Circumstances): Decision {
  if (one.isLead || other.isLead) return "open";
  if (isBlocked) return "refused";
  if (isOpenToAll || isOneAgeGroup([one.ageGroup, other.ageGroup])) return "open";
  return hasLead ? "accompanied" : "refused";
}

/** Whether all are known adults or all are known minors. Then no lead is needed. */
export function isOneAgeGroup(groups: readonly AgeGroup[]): boolean {
  return !groups.includes("unknown") && new Set(groups).size <= 1;
}
