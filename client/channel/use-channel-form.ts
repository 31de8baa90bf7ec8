import { useRef, useState } from "react";
import { codeOf } from "../net/api-error.ts";
import { type ChannelDraft, nameMissing, notAName } from "./channel-fields.tsx";

interface Form {
  draft: ChannelDraft;
  save: (draft: ChannelDraft) => Promise<void>;
  /** Told of every failure that does not lie in what was typed. */
  onFailure: (error: unknown) => void;
}

/** A channel's name and description on their way to the server. */
export function useChannelForm({ draft: first, save, onFailure }: Form) {
  const [draft, setDraft] = useState(first);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);

  function complain(words: string) {
    setError(words);
    nameField.current?.focus();
  }

  async function submit() {
    if (isSaving) return;
    if (draft.name.trim() === "") return complain(nameMissing);
    setIsSaving(true);
    try {
      await save(draft);
    } catch (failure) {
      if (codeOf(failure) === "request/invalid") complain(notAName);
      else onFailure(failure);
      setIsSaving(false);
    }
  }

  function change(next: ChannelDraft) {
    setDraft(next);
    setError(undefined);
  }

  return { draft, error, isSaving, nameField, change, submit: () => void submit() };
}
