import { startDaily } from "../../../schema/daily/api.ts";
import { readPlayedGame } from "../../../schema/game/played-api.ts";
import { readVerses } from "../../../schema/scripture/api.ts";
import type { Translation } from "../../../schema/scripture/translation.ts";
import type { Person } from "../account/people.ts";
import { playToEnd } from "../solo/solo-player.ts";

/** What a reader sees, and whose words the screen says they are. */
export interface SeenVerse {
  readonly reference: string;
  readonly text: string;
  readonly translation: Translation;
}

/** One member, who has played a game, and what its room sent at a reveal. */
export interface Reader {
  readonly person: Person;
  /** The one they have chosen, or else the community's. */
  readonly translation: Translation;
  readonly sessionId: string;
  readonly reveal: SeenVerse;
}

export interface VerseSurface {
  readonly name: string;
  /** The files of the client that show verses there. */
  readonly files: readonly string[];
  /** In whose translation: the reader's, the community's, or for everyone that of the quotation. */
  readonly follows: "reader" | "community" | "quotation";
  /** How it gets the verse from the server. Not for quotations, which are in the page. */
  readonly read?: (reader: Reader) => Promise<SeenVerse>;
}

/** Verses of one reference, as the client asks for them. */
async function verseOf({ person, translation }: Reader, reference: string): Promise<SeenVerse> {
  const reading = await person.must(readVerses, { query: { reference, translation } });
  const words = reading.passages.flatMap(({ verses }) => verses).map(({ text }) => text);
  return { reference: reading.reference, text: words.join(" "), translation: reading.translation };
}

/** SCRIPTURE-8, SCRIPTURE-10: every place where somebody sees verses. Architecture tests find one that is missing here. */
export const verseSurfaces: readonly VerseSurface[] = [
  {
    name: "the verses behind a reference",
    files: [
      "course/read/course-view.tsx",
      "devotion/feed/devotion-entry.tsx",
      "game/played/played-question.tsx",
      "scripture/scripture-sheet.tsx",
      "site/page/page-intro.tsx",
      "site/resource/resource-block.tsx",
      "site/resource/resource-screen.tsx",
      "site/rule/community-rules-screen.tsx",
    ],
    follows: "reader",
    read: (reader) => verseOf(reader, "John 11:35-36"),
  },
  {
    name: "the reveal of a game",
    files: ["trivia/question-card.tsx", "trivia/trivia-panel.tsx"],
    follows: "reader",
    // SCRIPTURE-9: what the room has sent is enough for most.
    read: async (reader) => {
      const { reveal, translation } = reader;
      return reveal.translation === translation ? reveal : await verseOf(reader, reveal.reference);
    },
  },
  {
    name: "the screen for a hall",
    files: ["trivia/wall/trivia-wall-panel.tsx"],
    follows: "community",
    read: async ({ reveal }) => reveal,
  },
  {
    name: "a game that is over",
    files: ["game/played/played-question.tsx"],
    follows: "reader",
    read: async ({ person, sessionId }) => {
      const { rounds } = await person.must(readPlayedGame, { params: { sessionId } });
      const { scriptureReference = "", verse = "", translation = "kjv" } = rounds[0]?.question ?? {};
      return { reference: scriptureReference, text: verse, translation };
    },
  },
  {
    name: "an answered question of the daily five",
    files: ["solo/solved-step.tsx"],
    follows: "reader",
    read: async ({ person }) => {
      const { game } = await person.must(startDaily, { body: {} });
      const { solved } = await playToEnd(person, game);
      const question = solved.find((step) => step.kind === "question" && step.verse !== "");
      if (question?.kind !== "question") throw new Error("no question of the day has a verse");
      const { scriptureReference, verse, translation } = question;
      return { reference: scriptureReference, text: verse, translation };
    },
  },
  {
    name: "the quotations of the site’s own pages",
    files: [
      "site/home/hero.tsx",
      "site/page/page-intro.tsx",
      "site/resource/resource-block.tsx",
      "site/rule/community-rules-screen.tsx",
      "trivia/sample/sample-panel.tsx",
    ],
    follows: "quotation",
  },
];
