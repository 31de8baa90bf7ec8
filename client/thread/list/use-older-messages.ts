import { useRef, useState } from "react";
import type { Thread } from "../thread.ts";

/** Loads older messages, one page at a time. */
export function useOlderMessages(thread: Thread) {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const isLoading = useRef(false);
  async function load() {
    if (isLoading.current || !thread.store.getState().log.hasOlder) return;
    isLoading.current = true;
    setState("loading");
    const outcome = await thread.loadOlder().then(
      () => "idle" as const,
      () => "failed" as const,
    );
    isLoading.current = false;
    setState(outcome);
  }
  return { state, load };
}
