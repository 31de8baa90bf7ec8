import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { Reading } from "../../schema/scripture/api.ts";
import { type Translation, translationNames } from "../../schema/scripture/translation.ts";
import { useTranslation } from "../net/translation.ts";
import { versesQuery } from "./scripture-queries.ts";
import { missingVerse } from "./scripture-text.ts";

interface Verse {
  /** Empty if there is none, or none yet. */
  text: string;
  translation: Translation;
}

interface Shown {
  verse: string;
  translation: (typeof translationNames)[Translation];
}

interface Props {
  /** Empty if there is no verse. */
  reference: string;
  /** The verse in the community's translation. */
  given: Verse;
  children: (shown: Shown) => ReactNode;
}

/** A verse is shown for six seconds, so one that takes longer to load is no use. */
const PATIENCE_MS = 1500;

/** SCRIPTURE-9: a verse in the reader's translation. The given one stands in for it if it cannot be read in time. */
export function OwnVerse({ reference, given, children }: Props) {
  const own = useTranslation();
  const isOther = given.text !== "" && own !== given.translation;
  const { data, isError } = useQuery({ ...versesQuery(reference, own), enabled: isOther, retry: false });
  const isLate = useIsLate(isOther ? reference : "");
  const { text, translation } = isOther ? chosen() : given;
  return children({ verse: text, translation: translationNames[translation] });

  function chosen(): Verse {
    if (data) return { text: wordsOf(data), translation: own };
    return isError || isLate ? given : { text: "", translation: own };
  }
}

/** True once this reference was waited for long enough. False for another one, and for an empty one. */
function useIsLate(reference: string): boolean {
  const [late, setLate] = useState("");
  useEffect(() => {
    if (reference === "") return;
    const timer = setTimeout(() => setLate(reference), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [reference]);
  return reference !== "" && late === reference;
}

const wordsOf = ({ passages, translation }: Reading): string =>
  passages
    .flatMap(({ verses }) => verses)
    .map(({ text, instead }) => (instead ? `${missingVerse(translation, instead)} ${text}` : text))
    .join(" ");
