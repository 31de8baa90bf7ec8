import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** What stands in a field, where its caret is, and a way to put something in by itself. */
export function useWords(field: RefObject<HTMLTextAreaElement | null>, text: string, change: (text: string) => void) {
  const [caret, setCaret] = useState(0);
  /** Where the caret is to stand once the text is there. */
  const next = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the text is there
  useLayoutEffect(() => {
    if (next.current === null) return;
    field.current?.setSelectionRange(next.current, next.current);
    setCaret(next.current);
    next.current = null;
  }, [text]);

  function become(words: string, at: number) {
    next.current = at;
    change(words);
  }

  return {
    caret,
    /** The caret was moved, by typing or otherwise. */
    moved: (area: HTMLTextAreaElement) => setCaret(area.selectionStart),
    become,
    /** Puts this in at the caret, in place of what is selected. */
    insert(piece: string) {
      const { selectionStart: from = text.length, selectionEnd: to = text.length } = field.current ?? {};
      become(text.slice(0, from) + piece + text.slice(to), from + piece.length);
    },
  };
}
