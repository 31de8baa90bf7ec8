import { useEffect, useState } from "react";
import { toast } from "../feedback/toast.ts";
import * as text from "./overlay-text.ts";

/** After this long without an answer, the member should see why. */
const TIMEOUT_MS = 10_000;

interface LazyModule<Part> {
  /** Undefined until it is wanted and loaded. */
  part: Part | undefined;
  /** For the ring on the button that was pressed. */
  isFetching: boolean;
}

/** Says that a part could not be loaded, and what to do. Browsers may cache the failure until the page is reloaded. */
export function toastLoadFailed(): void {
  toast({
    title: text.loadFailedTitle,
    message: text.loadFailedMessage,
    variant: "destructive",
    action: { label: text.reloadButton, onPress: () => location.reload() },
  });
}

/**
 * Loads a part that many visits never need when a press wants it, because data costs money here. If the network fails or
 * doesn't answer for ten seconds, `onFailure` is called and should set `isWanted` to false; the next press tries again.
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
    // A part that arrives late is kept for the next press.
    load().then((loaded) => setPart({ part: loaded }), giveUp);
    return () => {
      isOver = true;
      clearTimeout(timeout);
    };
  }, [isFetching]);
  return { part: part?.part, isFetching };
}
