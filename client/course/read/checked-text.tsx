import { Fragment, type ReactNode } from "react";
import type { CitedReference } from "../../../schema/course/api.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { notInBible } from "../course-text.ts";

/** A text in which references to the Bible that don’t exist are marked. */
export function checkedText(text: string, references: readonly CitedReference[]): ReactNode {
  const missing = references.flatMap((each) => (each.exists ? [] : [each.text]));
  return splitAt(text, missing).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={index}>
      {part}
      {missing.includes(part) && (
        <>
          {" "}
          <Badge tone="warning" size="small">
            {notInBible}
          </Badge>
        </>
      )}
    </Fragment>
  ));
}

/** Cuts a text before and after each of these words, so that they are parts of their own. */
export function splitAt(text: string, words: readonly string[]): string[] {
  // Longer ones first, so that none is cut at another one within it.
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (parts, word) =>
      parts.flatMap((part) =>
        words.includes(part) ? [part] : part.split(word).flatMap((rest, n) => (n > 0 ? [word, rest] : [rest])),
      ),
    [text],
  );
}
