const byValue: Readonly<Record<string, number>> = { EAIONRTLSU: 1, DG: 2, BCMP: 3, FHVWY: 4, K: 5, JX: 8, QZ: 10 };

/** What each letter is worth, by its upper case. */
export const letterValues: ReadonlyMap<string, number> = new Map(
  Object.entries(byValue).flatMap(([letters, value]) => [...letters].map((letter) => [letter, value] as const)),
);
