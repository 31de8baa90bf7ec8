import { z } from "zod";
import { dealRack } from "../../../rooms/word-battle/deal-rack.ts";
import type { WordList } from "../../../rooms/word-battle/ports.ts";
import { bestKnownOf, score, upperCase, wordError } from "../../../rooms/word-battle/rules.ts";
import type { PeerGame } from "./peer-game.ts";

const answer = z.object({ word: z.string().max(40) });
const options = { bibleNames: false };

export function peerWordBattle(list: WordList): PeerGame {
  let letters = "";
  const words: Record<string, string> = {};
  return {
    shows: "letters",
    pauses: false,
    draw() {
      letters = dealRack(Math.random, { words: list, difficulty: "medium", ...options });
      for (const memberId of Object.keys(words)) delete words[memberId];
      return { letters };
    },
    judge(memberId, given) {
      const word = upperCase(answer.parse(given).word);
      if (wordError(word, letters)) return undefined;
      words[memberId] = word;
      const isWord = list.has(word, options);
      const points = isWord ? score(word) : 0;
      return { points, receipt: { word, points, isWord } };
    },
    solution() {
      const bestWord = bestKnownOf(list.wordsIn(letters, options), list);
      return { words, bestWord, bestPoints: score(bestWord) };
    },
  };
}
