import type { Verse } from "../../page/verse.ts";

/** One moment of a video. */
export interface Shot {
  /** From the video's start: "0:20". */
  readonly at: string;
  readonly picture: string;
  readonly words: string;
}

export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "passage"; readonly verse: Verse }
  | { readonly kind: "list"; readonly items: readonly string[] }
  /** To do one after the other. */
  | { readonly kind: "steps"; readonly items: readonly string[] }
  /** Printed with so many lines to write on, by default two. */
  | { readonly kind: "questions"; readonly items: readonly string[]; readonly lines?: number }
  | { readonly kind: "script"; readonly shots: readonly Shot[] };

export interface ResourcePart {
  readonly title: string;
  /** About how long it takes. */
  readonly minutes?: number;
  /** What only the leader reads. */
  readonly isForLeader?: boolean;
  readonly blocks: readonly Block[];
}

/** The content of one resource, as it is shown and printed. */
export interface ResourceContent {
  readonly aim: string;
  /** The passages to read, in order. */
  readonly passages: readonly string[];
  /** What to bring. */
  readonly materials?: readonly string[];
  readonly parts: readonly ResourcePart[];
}

export const text = (words: string): Block => ({ kind: "text", text: words });
export const passage = (reference: string, words: string): Block => ({
  kind: "passage",
  verse: { reference, text: words },
});
export const list = (...items: string[]): Block => ({ kind: "list", items });
export const steps = (...items: string[]): Block => ({ kind: "steps", items });
export const questions = (...items: string[]): Block => ({ kind: "questions", items });
/** For a conversation: nobody writes down the answers. */
export const spoken = (...items: string[]): Block => ({ kind: "questions", items, lines: 0 });
export const script = (...shots: [at: string, picture: string, words: string][]): Block => ({
  kind: "script",
  shots: shots.map(([at, picture, words]) => ({ at, picture, words })),
});
