import { useEffect, useMemo } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { useSession } from "../../net/session.ts";
import { createFormDraft, type DraftValues } from "../../net/storage/form-draft.ts";
import { localStore } from "../../net/storage/local-storage.ts";

/** The text that was typed. Default values are not part of a draft. */
function typedText(values: FieldValues, dirty: Readonly<Record<string, unknown>>): DraftValues {
  const typed = Object.entries(values).filter(([name, value]) => dirty[name] === true && typeof value === "string");
  return Object.fromEntries(typed) as DraftValues;
}

/**
 * Saves the text typed into a form, so that it survives a reload. Each member has their own draft. Without a name, nothing is
 * saved. Returns the function that deletes the draft.
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | undefined,
): () => void {
  const { status, me } = useSession();
  const owner = status === "loading" ? null : (me?.memberId ?? "visitor");
  const draft = useMemo(
    () => (name === undefined || owner === null ? null : createFormDraft(localStore(), owner, name)),
    [owner, name],
  );

  useEffect(() => {
    if (!draft) return;
    for (const [field, value] of Object.entries(draft.read())) {
      const path = field as Path<Values>;
      const isKnown = form.getValues(path) !== undefined;
      if (isKnown && !form.getFieldState(path).isDirty) {
        form.setValue(path, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    }
    return form.subscribe({
      formState: { values: true, dirtyFields: true },
      // Not the dirty fields of `form.formState`: those are as they were before this change.
      callback: ({ values, dirtyFields = {} }) => draft.save(typedText(values, dirtyFields)),
    });
  }, [draft, form]);

  return () => draft?.save({});
}
