import { useRef, useState } from "react";
import type { FieldChange } from "./merge-changes.ts";
import { mergeIntoForm, type TextForm } from "./merge-into-form.ts";

interface Options<Stored, Values> {
  form: { readonly current: TextForm<Values> | null };
  /** What the form began with. */
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  readLatest: () => Promise<Stored>;
  /** True if it can no longer be edited. */
  isGone?: (latest: Stored) => boolean;
  /** Called if it can no longer be edited or read. */
  onGone: (error: unknown) => void;
}

/** For the form of what others edit too: brings together what they have saved and what is typed here. */
export function useMergedEdits<Stored, Values extends Readonly<Record<string, string>>>(
  options: Options<Stored, Values>,
) {
  const { form, valuesOf, onGone } = options;
  const base = useRef(options.stored);
  const [changes, setChanges] = useState<readonly FieldChange[] | null>(null);

  async function merge(): Promise<void> {
    const { current } = form;
    if (!current) return;
    try {
      const latest = await options.readLatest();
      if (options.isGone?.(latest)) return onGone(null);
      setChanges(mergeIntoForm(current, valuesOf(base.current), valuesOf(latest)));
      base.current = latest;
    } catch (error) {
      onGone(error);
    }
  }

  return { base, changes, merge };
}
