import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** This close to the end counts as the end. */
const NEAR_END_PX = 48;
/** Older messages are requested this far before the top. */
const NEAR_TOP_PX = 300;

interface Options {
  /** The element that scrolls. */
  list: RefObject<HTMLElement | null>;
  /** The element around all messages. */
  content: RefObject<HTMLElement | null>;
  /** Where the list opens. Without it, the list opens at its end. */
  divider: RefObject<HTMLElement | null>;
  isReady: boolean;
  /** Changes when something was added at the top. Decreases with older messages. */
  first: number;
  /** Changes when something was added at the end. */
  last: string | number;
  onNearTop: () => void;
}

/** A message, and its distance from the upper edge of the list. */
interface Anchor {
  message: HTMLElement;
  offset: number;
}

/** The first visible message. A binary search, because it runs for every scroll event. */
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
  return message && { message, offset: message.offsetTop - list.scrollTop };
}

/**
 * Keeps the scroll position of a list that grows at both ends. At the end it follows new messages; elsewhere the
 * messages on the screen stay where they are.
 */
export function useScrollAnchor({ list, content, divider, isReady, first, last, onNearTop }: Options) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const position = useRef({ first, anchor: undefined as Anchor | undefined, isAtEnd: true, isOpened: false });

  function measure() {
    const box = list.current;
    if (!box) return;
    const isEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
    position.current.isAtEnd = isEnd;
    position.current.anchor = anchorIn(box);
    setIsAtEnd(isEnd);
  }

  function toEnd() {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
    measure();
  }

  /** Scrolls by as much as the content above the anchor has grown, for example by older messages or a reaction. */
  function restoreAnchor() {
    const { anchor } = position.current;
    if (!list.current || !anchor?.message.isConnected) return;
    const moved = anchor.message.offsetTop - list.current.scrollTop - anchor.offset;
    if (moved !== 0) list.current.scrollTop += moved;
    measure();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has grown
  useLayoutEffect(() => {
    const box = list.current;
    const known = position.current;
    // A thread that is loaded again scrolls to its opening position again.
    if (!isReady) known.isOpened = false;
    if (!box || !isReady) return;
    if (!known.isOpened) {
      known.isOpened = true;
      if (divider.current) box.scrollTop = divider.current.offsetTop - 8;
      else box.scrollTop = box.scrollHeight;
    } else if (known.isAtEnd && first >= known.first) box.scrollTop = box.scrollHeight;
    else restoreAnchor();
    known.first = first;
    measure();
  }, [isReady, first, last]);

  // Covers everything else that changes a height: a phone's keyboard, a growing text field, a longer message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both elements exist as long as the list
  useEffect(() => {
    if (!list.current || !content.current) return;
    const observer = new ResizeObserver(() => {
      if (!position.current.isOpened) return;
      if (position.current.isAtEnd) toEnd();
      else restoreAnchor();
    });
    observer.observe(list.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  function onScroll() {
    measure();
    if (position.current.isOpened && (list.current?.scrollTop ?? NEAR_TOP_PX) < NEAR_TOP_PX) onNearTop();
  }

  return { isAtEnd, toEnd, onScroll };
}
