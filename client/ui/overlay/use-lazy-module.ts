import { useEffect, useState } from "react";
import { toast } from "../feedback/toast.ts";

/** Whoever pressed and has seen nothing for so long should hear why. */
const TIMEOUT_MS = 10_000;

interface LazyModule<Part> {
  /** Undefined until it has been wanted and fetched. */
  part: Part | undefined;
  /** For the ring on what was pressed. */
  isFetching: boolean;
}

/** Says that something pressed could not be fetched, and what to do: browsers may keep the failure until the page is loaded anew. */
export function toastLoadFailed(): void {
  toast({
    title: "No connection",
    message: "What you pressed could not be fetched. Check your network and press again, or load the page again.",
    variant: "destructive",
    action: { label: "Load the page again", onPress: () => location.reload() },
  });
}

/**
 * A part that many visits never need, fetched by the press that wants it: data costs money here. Where the network fails,
 * or says nothing for ten seconds, `onFailure` is called and should take the wish back; the next press tries again.
 */
export function useLazyModule<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailure: () => void,
): LazyModule<Part> {
  const [part, setPart] = useState<{ part: Part }>();
  const isFetching = isWanted && part === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: both functions are written in place and always mean the same
  useEffect(() => {
    if (!isFetching) return;
    let isOver = false;
    const giveUp = () => {
      if (!isOver) onFailure();
      isOver = true;
    };
    const timeout = setTimeout(giveUp, TIMEOUT_MS);
    // What arrives after all is kept for the next press.
    load().then((loaded) => setPart({ part: loaded }), giveUp);
    return () => {
      isOver = true;
      clearTimeout(timeout);
    };
  }, [isFetching]);
  return { part: part?.part, isFetching };
}
