import { paragraphsOf } from "../feed/paragraphs.ts";

/** A sentence, and where it stands. */
export interface Sentence {
  readonly text: string;
  /** The number of its paragraph; -1 for the title. */
  readonly paragraph: number;
  /** Where in the paragraph it begins and ends. */
  readonly from: number;
  readonly to: number;
}

/** DEVOTION-21: what is read aloud: the title, then the text, sentence by sentence. A browser that finds no sentences reads paragraphs. */
export function sentencesOf(title: string, content: string, language: string): readonly Sentence[] {
  const first = { text: title, paragraph: -1, from: 0, to: title.length };
  return [first, ...paragraphsOf(content).flatMap((text, at) => sentencesIn(text, at, language))];
}

function sentencesIn(text: string, paragraph: number, language: string): Sentence[] {
  const parts = Intl.Segmenter
    ? [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)]
    : [{ segment: text, index: 0 }];
  return parts
    .filter(({ segment }) => segment.trim() !== "")
    .map(({ segment, index }) => ({
      text: segment.trim(),
      paragraph,
      from: index,
      to: index + segment.trimEnd().length,
    }));
}
