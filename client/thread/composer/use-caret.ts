import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** What stands in a field, where its caret is, and a way to put something in by itself. */
export function useCaret(field: RefObject<HTMLTextAreaElement | null>, text: string, change: (text: string) => void) {
  /** With the words that were typed there, while they stand and the caret stays behind them. */
  const [place, setPlace] = useState<{ caret: number; typed: string | null }>({ caret: 0, typed: null });
  /** Where the caret is to stand once the text is there. */
  const next = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the text is there
  useLayoutEffect(() => {
    const at = next.current;
    next.current = null;
    if (at !== null) field.current?.setSelectionRange(at, at);
    if (at !== null || text !== place.typed) setPlace({ caret: at ?? place.caret, typed: null });
  }, [text]);

  function replaceText(words: string, at: number) {
    next.current = at;
    change(words);
  }

  return {
    caret: place.caret,
    /** What stands before the caret was typed just now, and not put there or gone to. */
    isTyped: place.typed === text,
    typed(area: HTMLTextAreaElement) {
      change(area.value);
      setPlace({ caret: area.selectionStart, typed: area.value });
    },
    /** The caret is there, by typing or otherwise. */
    moved({ selectionStart: caret }: HTMLTextAreaElement) {
      setPlace((before) => (before.caret === caret ? before : { caret, typed: null }));
    },
    replaceText,
    /** Puts this in at the caret, in place of what is selected. */
    insert(piece: string) {
      const { selectionStart: from = text.length, selectionEnd: to = text.length } = field.current ?? {};
      replaceText(text.slice(0, from) + piece + text.slice(to), from + piece.length);
    },
  };
}
