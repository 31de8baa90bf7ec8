import { type FieldChange, mergeChanges } from "./merge-changes.ts";

/** What this needs of React Hook Form. */
export interface TextForm<Values> {
  getValues(): Values;
  reset(values: Values): void;
  setValue(field: string, value: string, options: { shouldDirty: boolean }): void;
}

/**
 * Shows in an open form what somebody else has saved, and keeps what is typed in it. `base` is what the form began with.
 * Returns what they have changed.
 */
export function mergeIntoForm<Values extends Readonly<Record<string, string>>>(
  form: TextForm<Values>,
  base: Values,
  theirs: Values,
): readonly FieldChange[] {
  const { values, changes } = mergeChanges(base, form.getValues(), theirs);
  form.reset(theirs);
  for (const [field, value] of Object.entries(values)) {
    if (value !== theirs[field]) form.setValue(field, value, { shouldDirty: true });
  }
  return changes;
}
