/** SAFE-2: what is known of a member's age. */
export type AgeGroup = "adult" | "minor" | "unknown";

/** One of two who would talk. */
export interface Party {
  readonly ageGroup: AgeGroup;
  readonly isLead: boolean;
}

/** `accompanied`: only with a safeguarding lead in it. */
export type Verdict = "open" | "accompanied" | "refused";

export interface Circumstances {
  /** One of the two has blocked the other. */
  readonly isBlocked: boolean;
  /** A safeguarding lead who is neither of the two. */
  readonly hasLead: boolean;
  /** A group of adults has switched the rule of ages off. */
  readonly isOpenToAll: boolean;
}

/** SAFE-1 to SAFE-6: how these two may talk. It is the same whoever asks. */
export function verdictOn(one: Party, other: Party, { isBlocked, hasLead, isOpenToAll }: Circumstances): Verdict {
  if (one.isLead || other.isLead) return "open";
  if (isBlocked) return "refused";
  const isSameAge = one.ageGroup === other.ageGroup && one.ageGroup !== "unknown";
  if (isOpenToAll || isSameAge) return "open";
  return hasLead ? "accompanied" : "refused";
}
