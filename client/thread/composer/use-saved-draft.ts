import { useCallback, useEffect, useRef } from "react";
import { onLeave } from "../../net/leave.ts";
import { type Draft, drafts } from "./draft-storage.ts";

/** How long after the last letter a draft is saved. */
const PAUSE_MS = 500;

/**
 * Saves a draft whenever it changes. After `typed` it waits for a pause, because saving blocks the page and wakes whatever
 * follows what is saved. `flush` saves at once, as happens when the member leaves the screen.
 */
export function useSavedDraft(key: string, { text, replyTo, mentions, attachment }: Draft) {
  const save = useRef<(() => void) | null>(null);
  const isTyped = useRef(false);
  const typed = useCallback(() => {
    isTyped.current = true;
  }, []);
  const flush = useCallback(() => {
    save.current?.();
    save.current = null;
  }, []);

  useEffect(() => {
    const draft = { text, replyTo, mentions, attachment };
    drafts.hold(key, draft);
    save.current = () => drafts.save(key, draft);
    if (!isTyped.current) return flush();
    isTyped.current = false;
    const timer = setTimeout(flush, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key, text, replyTo, mentions, attachment, flush]);

  useEffect(() => {
    const stop = onLeave(flush);
    return () => {
      stop();
      flush();
    };
  }, [flush]);

  return { typed, flush };
}
