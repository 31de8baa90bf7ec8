import { useContext, useEffect } from "react";
import { type TextActions, TextActionsContext } from "./text-actions.ts";

/** A number after a word may be a chapter after the name of a book. */
const maybeReference = /[a-z]\.?\s?\d/i;

interface Props {
  text: string;
}

/** THREAD-32: a text with its references to the Bible. It is plain text until what finds them is loaded. */
export function TextVerses({ text }: Props) {
  const actions = useContext(TextActionsContext);
  return actions && maybeReference.test(text) ? <FoundVerses text={text} {...actions} /> : text;
}

function FoundVerses({ text, VersesInText, wantVerses, openVerse, busyReference }: Props & TextActions) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it always means the same
  useEffect(wantVerses, []);
  return VersesInText ? <VersesInText text={text} onOpen={openVerse} busy={busyReference} /> : text;
}
