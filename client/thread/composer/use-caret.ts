import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Tracks the caret of a controlled text area, and inserts text at it. */
export function useCaret(field: RefObject<HTMLTextAreaElement | null>, text: string, change: (text: string) => void) {
  /** The caret, and the typed text if the caret has not moved and the text has not changed since. */
  const [position, setPosition] = useState<{ caret: number; typed: string | null }>({ caret: 0, typed: null });
  /** Where to put the caret once the new text is rendered. */
  const pendingCaret = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the new text is rendered
  useLayoutEffect(() => {
    const at = pendingCaret.current;
    pendingCaret.current = null;
    if (at !== null) field.current?.setSelectionRange(at, at);
    if (at !== null || text !== position.typed) setPosition({ caret: at ?? position.caret, typed: null });
  }, [text]);

  function replaceText(newText: string, newCaret: number) {
    pendingCaret.current = newCaret;
    change(newText);
  }

  return {
    caret: position.caret,
    /** True if the member has just typed here, and did not only move the caret or insert something. */
    isTyped: position.typed === text,
    typed(area: HTMLTextAreaElement) {
      change(area.value);
      setPosition({ caret: area.selectionStart, typed: area.value });
    },
    /** Call it for every `select` event, whether typing or something else moved the caret. */
    moved({ selectionStart: caret }: HTMLTextAreaElement) {
      setPosition((before) => (before.caret === caret ? before : { caret, typed: null }));
    },
    replaceText,
    /** Inserts text at the caret, and replaces the selection. */
    insert(piece: string) {
      const { selectionStart: from = text.length, selectionEnd: to = text.length } = field.current ?? {};
      replaceText(text.slice(0, from) + piece + text.slice(to), from + piece.length);
    },
  };
}
