/** A form that holds only texts. */
type TextValues = Readonly<Record<string, string>>;

export interface FieldChange {
  readonly field: string;
  /** What somebody else wrote. */
  readonly theirs: string;
  /** The reader has changed the same field, and what they typed is kept. */
  readonly isKept: boolean;
}

interface Merge<Values extends TextValues> {
  readonly values: Values;
  readonly changes: readonly FieldChange[];
}

/**
 * Brings two changes of one form together. Fields that only somebody else has changed take their value; what the reader has
 * typed is kept, also where somebody else wrote something different.
 */
export function mergeChanges<Values extends TextValues>(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const values: Record<string, string> = { ...mine };
  const changes: FieldChange[] = [];
  for (const [field, theirValue = ""] of Object.entries(theirs)) {
    const isUntouched = mine[field] === base[field];
    if (isUntouched) values[field] = theirValue;
    if (theirValue === base[field] || theirValue === mine[field]) continue;
    changes.push({ field, theirs: theirValue, isKept: !isUntouched });
  }
  return { values: values as Values, changes };
}
