import { useEffect, useState } from "react";
import { toast } from "../feedback/toast.ts";
import * as text from "../overlay/overlay-text.ts";
import { loadPart } from "./load-part.ts";

/** After this long without an answer, the member should see why. */
const TIMEOUT_MS = 10_000;

interface UsedPart<Part> {
  /** Undefined until it is wanted and loaded. */
  part: Part | undefined;
  /** For the ring on the button that was pressed. */
  isFetching: boolean;
}

interface Options {
  /**
   * Says nothing when it fails, because the member sees it or does not need to know. This is the default without `giveUp`. With
   * false, a toast reports it, as after a press, and it does not try again.
   */
  isSilent?: boolean;
  /** For what tries again: each new occasion is another try. */
  occasion?: string;
}

/** Browsers may cache the failure until the page is reloaded. */
function toastLoadFailed(): void {
  toast({
    title: text.loadFailedTitle,
    message: text.loadFailedMessage,
    variant: "destructive",
    action: { label: text.reloadButton, onPress: () => location.reload() },
  });
}

/** Calls `onFailure` if the part cannot be loaded or does not arrive in time. */
function loadOnce<Part>(load: () => Promise<Part>, use: (part: Part) => void, onFailure: () => void): () => void {
  let isOver = false;
  const fail = () => {
    if (!isOver) onFailure();
    isOver = true;
  };
  const timeout = setTimeout(fail, TIMEOUT_MS);
  // A part that arrives late is kept for the next press.
  load().then(use, fail);
  return () => {
    isOver = true;
    clearTimeout(timeout);
  };
}

/**
 * Loads a part that many visits never need once it is wanted, because data costs money here. For what a press wants, `giveUp`
 * should set `isWanted` to false: it is called if the network fails or doesn't answer for ten seconds, a toast reports it, and the
 * next press tries again. Without `giveUp`, it tries again when the network returns or the page becomes visible.
 */
export function usePart<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  giveUp?: (isWanted: false) => void,
  { isSilent = giveUp === undefined, occasion }: Options = {},
): UsedPart<Part> {
  const [part, setPart] = useState<{ part: Part }>();
  const isFetching = isWanted && part === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions are written in place and always mean the same
  useEffect(() => {
    if (!isFetching) return;
    const use = (loaded: Part) => setPart({ part: loaded });
    if (!giveUp && isSilent) return loadPart(load, use);
    return loadOnce(load, use, () => {
      giveUp?.(false);
      if (!isSilent) toastLoadFailed();
    });
  }, [isFetching, occasion]);
  return { part: part?.part, isFetching };
}
