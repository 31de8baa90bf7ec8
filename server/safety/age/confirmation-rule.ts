/** Somebody who confirms a birth date, and who may use their role at that moment. */
export interface Confirmer {
  readonly memberId: string;
  /** A safeguarding lead or an admin. */
  readonly isGuardian: boolean;
}

/** SAFE-70: whether these people are enough to confirm a birth date. */
export function areEnough(confirmers: readonly Confirmer[], { isMinor }: { isMinor: boolean }): boolean {
  if (confirmers.some(({ isGuardian }) => isGuardian)) return true;
  const people = new Set(confirmers.map(({ memberId }) => memberId));
  return people.size >= (isMinor ? 2 : 1);
}
