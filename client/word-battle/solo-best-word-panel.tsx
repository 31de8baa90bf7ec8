import { Stack } from "../ui/layout/stack.ts";
import { lettersAnnouncement } from "./answer-text.ts";
import { LetterRack } from "./board/letter-rack.tsx";
import { LetterTile } from "./board/letter-tile.tsx";
import { BestWord } from "./word-line.tsx";

/** The letters of a rack, and the best word that they made. */
export const SoloBestWordPanel = ({ letters, word, points }: { letters: string; word: string; points: number }) => (
  <Stack $gap={12}>
    <LetterRack role="group" aria-label={lettersAnnouncement(letters)}>
      {[...letters].map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter may come twice
        <LetterTile key={at} letter={letter} label={letter} />
      ))}
    </LetterRack>
    <BestWord word={word} points={points} />
  </Stack>
);
