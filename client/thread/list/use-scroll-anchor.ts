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

/** A message, and how far it stood below the upper edge. */
interface Anchor {
  message: HTMLElement;
  below: number;
}

/** The first message that is seen of the list, found by halves: a scroll requests for it again and again. */
function anchorIn(list: HTMLElement): Anchor | undefined {
  const messages = list.querySelectorAll<HTMLElement>("[data-seq]");
  let [from, to] = [0, messages.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const message = messages[middle];
    if (message && message.offsetTop + message.offsetHeight > list.scrollTop) to = middle;
    else from = middle + 1;
  }
  const message = messages[from];
  return message && { message, below: message.offsetTop - list.scrollTop };
}

/**
 * Keeps the reader's place in a list that grows at both ends: at the end it follows what comes, elsewhere it stays with
 * what is being read.
 */
export function useScrollAnchor({ box, content, mark, isReady, first, last, onTop }: Options) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const place = useRef({ first, anchor: undefined as Anchor | undefined, isAtEnd: true, isOpened: false });

  function measure() {
    const list = box.current;
    if (!list) return;
    const isEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
    place.current.isAtEnd = isEnd;
    place.current.anchor = anchorIn(list);
    setIsAtEnd(isEnd);
  }

  function toEnd() {
    const list = box.current;
    if (list) list.scrollTop = list.scrollHeight;
    measure();
  }

  /** What grew above it, older messages or a reaction, does not move what is being read. */
  function stay() {
    const { anchor } = place.current;
    if (!box.current || !anchor?.message.isConnected) return;
    const moved = anchor.message.offsetTop - box.current.scrollTop - anchor.below;
    if (moved !== 0) box.current.scrollTop += moved;
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
    } else if (known.isAtEnd && first >= known.first) list.scrollTop = list.scrollHeight;
    else stay();
    known.first = first;
    measure();
  }, [isReady, first, last]);

  // The keyboard of a phone, a growing text field, a message that got a line more: the end stays the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the same for as long as the list is
  useEffect(() => {
    if (!box.current || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (!place.current.isOpened) return;
      if (place.current.isAtEnd) toEnd();
      else stay();
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
