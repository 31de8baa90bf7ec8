import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect } from "react";
import type { MessageTarget } from "../message/use-message-actions.ts";
import { messageKey } from "./list-rows.ts";

/** Up to so many heights of the list, the way to a message is shown. A longer way would be a blur. */
const SMOOTH_HEIGHTS = 3;

interface Options {
  /** The element that scrolls. */
  box: RefObject<HTMLElement | null>;
  virtualizer: Virtualizer<HTMLElement, HTMLLIElement>;
  indexOf: (key: string) => number | undefined;
  /** The message to show, which must be rendered. */
  target: MessageTarget | null;
}

/** Scrolls to a message and gives it the focus. */
export function useJump({ box, virtualizer, indexOf, target }: Options): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new target scrolls there once
  useEffect(() => {
    const index = target && indexOf(messageKey(target.seq));
    if (!box.current || index === null || index === undefined) return;
    box.current.querySelector<HTMLElement>(`[data-seq="${target?.seq}"]`)?.focus({ preventScroll: true });
    const { scrollTop, clientHeight } = box.current;
    const [offset = scrollTop] = virtualizer.getOffsetForIndex(index, "center") ?? [];
    const isNear = Math.abs(offset - scrollTop) < SMOOTH_HEIGHTS * clientHeight;
    const prefersNoMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    virtualizer.scrollToIndex(index, { align: "center", behavior: isNear && !prefersNoMotion ? "smooth" : "auto" });
  }, [target]);
}
