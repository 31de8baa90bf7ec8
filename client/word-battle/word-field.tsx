import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { WORD_BATTLE_LETTERS } from "../../schema/limits.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { CapitalsField } from "../ui/game/word-line.tsx";

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  word: string;
  isStill: boolean;
  /** The part of the typed text that becomes the word. */
  wordIn: (typed: string) => string;
  onWrite: (typed: string) => void;
}

/** The word as text. */
export function WordField({ ref, word, isStill, wordIn, onWrite }: Props) {
  /** Text that the keyboard is still composing. Removing a letter from it would confuse the keyboard. */
  const [composed, setComposed] = useState<string | null>(null);
  const caret = useRef<number | null>(null);
  if (isStill && composed !== null) setComposed(null);

  // A letter that is dropped or changes its case alters the value, and the caret would jump to the end.
  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = null;
    if (at !== null && document.activeElement === ref.current) ref.current?.setSelectionRange(at, at);
  });

  function write({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    if (isStill) return;
    const isComposing = (nativeEvent as InputEvent).isComposing;
    setComposed(isComposing ? target.value : null);
    if (!isComposing) caret.current = wordIn(target.value.slice(0, target.selectionStart ?? undefined)).length;
    onWrite(target.value);
  }

  return (
    <CapitalsField>
      <TextField
        ref={ref}
        label="Your word"
        hideLabel
        placeholder="Tap or type"
        value={composed ?? word}
        onChange={write}
        onCompositionEnd={() => setComposed(null)}
        // Not `readOnly`: that would close a phone's keyboard for the three seconds until the next round.
        aria-readonly={isStill}
        maxLength={WORD_BATTLE_LETTERS}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="send"
      />
    </CapitalsField>
  );
}
