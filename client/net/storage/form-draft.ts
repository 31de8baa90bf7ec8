import { DRAFT_PREFIX, type KeyValueStore, readSaved, removeSaved, writeSaved } from "./local-storage.ts";

/** A form may contain a visitor's address or a report, so on a shared phone its draft is saved for a day at most. */
const LIFETIME_DAYS = 1;

export type DraftValues = Readonly<Record<string, string>>;

export interface FormDraft {
  read(): DraftValues;
  /** Removes the draft if all values are empty. */
  save(values: DraftValues): void;
}

/** The unsent content of a form. Signing out removes it with all other drafts. */
export function createFormDraft(store: KeyValueStore, owner: string, name: string, now = Date.now): FormDraft {
  const key = `${DRAFT_PREFIX}form.${owner}.${name}`;
  return {
    read() {
      const saved = readSaved(store, key, now());
      if (typeof saved !== "object" || saved === null) return {};
      // Another version of the app, or the member, may have written something else there.
      return Object.fromEntries(Object.entries(saved).filter(([, value]) => typeof value === "string"));
    },
    save(values) {
      const isEmpty = Object.values(values).every((value) => value === "");
      if (isEmpty) removeSaved(store, key);
      else writeSaved(store, key, values, LIFETIME_DAYS, now());
    },
  };
}
