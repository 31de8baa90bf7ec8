import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { WORD_BATTLE_LETTERS } from "../../schema/limits.ts";
import { TextField } from "../ui/field/text-field.tsx";
import * as text from "./answer-text.ts";
import { CapitalsField } from "./word-line.tsx";

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  word: string;
  /** Stands in the field instead of how to use it. It takes no text then. */
  hint: string | undefined;
  isLocked: boolean;
  /** Returns the word that the typed text means. */
  wordIn: (typed: string) => string;
  onWrite: (typed: string) => void;
}

/** A text field for the word. */
export function WordField({ ref, word, hint, isLocked, wordIn, onWrite }: Props) {
  /** Text that an input method is still composing. It must not be changed. */
  const [composed, setComposed] = useState<string | null>(null);
  const caret = useRef<number | null>(null);
  if (isLocked && composed !== null) setComposed(null);

  // The field drops letters or changes their case. Then the browser moves the caret to the end, and this moves it back.
  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = null;
    if (at !== null && document.activeElement === ref.current) ref.current?.setSelectionRange(at, at);
  });

  function write({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    if (isLocked) return;
    const isComposing = (nativeEvent as InputEvent).isComposing;
    setComposed(isComposing ? target.value : null);
    if (!isComposing) caret.current = wordIn(target.value.slice(0, target.selectionStart ?? undefined)).length;
    onWrite(target.value);
  }

  return (
    <CapitalsField $isHint={hint !== undefined}>
      <TextField
        ref={ref}
        label={text.fieldLabel}
        hideLabel
        placeholder={hint ?? text.fieldPlaceholder}
        value={composed ?? word}
        onChange={write}
        onCompositionEnd={() => setComposed(null)}
        // Not `readOnly`: that would close a phone's keyboard for the three seconds until the next round.
        aria-readonly={isLocked}
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
