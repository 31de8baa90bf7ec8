import { useMemo, useSyncExternalStore } from "react";
import { MESSAGE_PREVIEW_LENGTH } from "../../../schema/limits.ts";
import { useSession } from "../../net/session.ts";
import { DRAFT_PREFIX, localStore, onSaved, readSaved, savedKeys } from "../../net/storage/local-storage.ts";
import { draftKeyOf } from "./draft-key.ts";

/** On one line and shortened. Validates the saved value, because an older version or the member may have written it. */
function lineOf(saved: unknown): string {
  const text = (saved as { text?: unknown } | null)?.text;
  return typeof text === "string" ? text.trim().slice(0, MESSAGE_PREVIEW_LENGTH).replace(/\s+/gu, " ") : "";
}

/** What the member has written and not sent, on one line, by the id of its thread. */
export function useDrafts(): ReadonlyMap<string, string> {
  const memberId = useSession().me?.memberId ?? "";
  const snapshot = () => {
    const store = localStore();
    const prefix = DRAFT_PREFIX + draftKeyOf(memberId, "");
    const lines = savedKeys(store, prefix).map((key) => [key.slice(prefix.length), lineOf(readSaved(store, key))]);
    return JSON.stringify(lines.filter(([, line]) => line !== ""));
  };
  const drafts = useSyncExternalStore(onSaved, snapshot);
  return useMemo(() => new Map(JSON.parse(drafts) as [string, string][]), [drafts]);
}
