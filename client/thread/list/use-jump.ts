import { type RefObject, useEffect } from "react";
import type { MessageTarget } from "../message/use-message-actions.ts";
import { messageKey } from "./list-rows.ts";

/** Shows a message in the middle of the list and gives it the focus. Its row must be rendered. */
export function useJump(
  box: RefObject<HTMLElement | null>,
  target: MessageTarget | null,
  toRow: (key: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new target scrolls there once
  useEffect(() => {
    if (!target) return;
    box.current?.querySelector<HTMLElement>(`[data-seq="${target.seq}"]`)?.focus({ preventScroll: true });
    toRow(messageKey(target.seq));
  }, [target]);
}
