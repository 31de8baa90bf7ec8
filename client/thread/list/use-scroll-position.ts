import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { NEAR_END_PX } from "./use-row-window.ts";

/** Older messages are requested this far before the top. */
const NEAR_TOP_PX = 300;

interface Options {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
  virtualizer: Virtualizer<HTMLElement, HTMLLIElement>;
  isReady: boolean;
  /** Where the list opens: at the unread divider, which is a row or above all rows, or at its end. */
  opensAt: number | "top" | "end";
  /** Changes when something was added at the end. */
  last: string;
  onNearTop: () => void;
}

/** Where the list opens, whether its end is visible, and what happens near its top. */
export function useScrollPosition(options: Options) {
  const { box, virtualizer, isReady, opensAt, last, onNearTop } = options;
  const [isAtEnd, setIsAtEnd] = useState(true);
  const position = useRef({ isAtEnd: true, isOpened: false });

  function measure() {
    if (!box.current) return;
    const { scrollHeight, scrollTop, clientHeight } = box.current;
    position.current.isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    setIsAtEnd(position.current.isAtEnd);
  }

  function toEnd() {
    virtualizer.scrollToEnd();
    measure();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list opens or has grown
  useLayoutEffect(() => {
    // A thread that is loaded again scrolls to its opening position again.
    if (!isReady) position.current.isOpened = false;
    else if (!position.current.isOpened) {
      position.current.isOpened = true;
      if (opensAt === "end") virtualizer.scrollToEnd();
      else if (opensAt === "top") virtualizer.scrollToOffset(0);
      else virtualizer.scrollToIndex(opensAt, { align: "start" });
    }
    measure();
  }, [isReady, last]);

  // A phone's keyboard or a growing text field makes the list shorter. Its end then stays visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element exists as long as the list
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(() => {
      if (position.current.isOpened && position.current.isAtEnd) toEnd();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  function onScroll() {
    measure();
    if (position.current.isOpened && (box.current?.scrollTop ?? NEAR_TOP_PX) < NEAR_TOP_PX) onNearTop();
  }

  return { isAtEnd, toEnd, onScroll };
}
