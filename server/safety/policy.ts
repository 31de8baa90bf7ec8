/** SAFE-2: what is known of a member's age. */
export type AgeGroup = "adult" | "minor" | "unknown";

/** One of two members who may want to message each other. */
export interface Party {
  readonly ageGroup: AgeGroup;
  readonly isLead: boolean;
}

/** `supervised`: only with somebody in it who supervises. */
export type Decision = "open" | "supervised" | "refused";

export interface Circumstances {
  /** One of the two has blocked the other. */
  readonly isBlocked: boolean;
  /** There is a safeguarding lead who is neither of the two. */
  readonly hasLead: boolean;
  /** There is an admin who is neither of the two. */
  readonly hasAdmin: boolean;
  /** `DM_POLICY` is `open`, the setting for groups of adults, so ages do not matter. */
  readonly isOpenToAll: boolean;
}

/** SAFE-1 to SAFE-6: how these two may message each other. It is the same whoever asks. */
export function decide(
  one: Party,
  other: Party,
  { isBlocked, hasLead, hasAdmin, isOpenToAll }: Circumstances,
): Decision {
  const isWithLead = one.isLead || other.isLead;
  if (isBlocked && !isWithLead) return "refused";
  if (isOpenToAll || isOneAgeGroup([one.ageGroup, other.ageGroup])) return "open";
  // SAFE-4: an admin may supervise a lead, and only a lead.
  return hasLead || (isWithLead && hasAdmin) ? "supervised" : "refused";
}

/** Whether all are known adults or all are known minors. Then no lead is needed. */
export function isOneAgeGroup(groups: readonly AgeGroup[]): boolean {
  return !groups.includes("unknown") && new Set(groups).size <= 1;
}
