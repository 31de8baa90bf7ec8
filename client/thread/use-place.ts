import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So near to the end counts as the end. */
const NEAR_PX = 48;
/** Older ones are asked for before the top is reached. */
const EARLY_PX = 300;

interface Options {
  box: RefObject<HTMLElement | null>;
  /** Everything in it. */
  content: RefObject<HTMLElement | null>;
  /** Where the list begins on opening, if not at its end. */
  mark: RefObject<HTMLElement | null>;
  isReady: boolean;
  /** Changes when something was put in at the top. */
  first: number;
  /** Changes when something was put in at the end. */
  last: string | number;
  onTop: () => void;
}

/**
 * Keeps the reader's place in a list that grows at both ends: at the end it follows what comes, elsewhere it stays with
 * what is being read.
 */
export function usePlace({ box, content, mark, isReady, first, last, onTop }: Options) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const place = useRef({ first, height: 0, isAtEnd: true, isOpened: false });

  function measure() {
    const list = box.current;
    if (!list) return;
    const isEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
    place.current.isAtEnd = isEnd;
    place.current.height = list.scrollHeight;
    setIsAtEnd(isEnd);
  }

  function toEnd() {
    const list = box.current;
    if (list) list.scrollTop = list.scrollHeight;
    measure();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is looked at when the list grew
  useLayoutEffect(() => {
    const list = box.current;
    const known = place.current;
    // Read anew, the list begins where it began.
    if (!isReady) known.isOpened = false;
    if (!list || !isReady) return;
    if (!known.isOpened) {
      known.isOpened = true;
      if (mark.current) list.scrollTop = mark.current.offsetTop - 8;
      else list.scrollTop = list.scrollHeight;
    } else if (first < known.first) list.scrollTop += list.scrollHeight - known.height;
    else if (known.isAtEnd) list.scrollTop = list.scrollHeight;
    known.first = first;
    measure();
  }, [isReady, first, last]);

  // The keyboard of a phone, a growing text field, a message that got a line more: the end stays the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the same for as long as the list is
  useEffect(() => {
    if (!box.current || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (place.current.isOpened && place.current.isAtEnd) toEnd();
    });
    observer.observe(box.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  function onScroll() {
    measure();
    if (place.current.isOpened && (box.current?.scrollTop ?? EARLY_PX) < EARLY_PX) onTop();
  }

  return { isAtEnd, toEnd, onScroll };
}
