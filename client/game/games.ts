import type { GameType } from "../../schema/game/settings.ts";
import {
  type TIME_LIMIT_OPTIONS_SECONDS,
  TRIVIA_TIME_LIMIT_DEFAULT_SECONDS,
  WORD_BATTLE_TIME_LIMIT_DEFAULT_SECONDS,
} from "../../schema/limits.ts";

/** Something of the game's own that the host allows or not; `name` is the setting's and the state's. */
interface OwnSwitch {
  name: string;
  label: string;
  description: string;
}

interface Game {
  /** In lists and settings. */
  name: string;
  /** Over the game itself. */
  roomTitle: string;
  /** What the time limit is for. */
  timedBy: string;
  /** Seconds, before the host chooses. */
  timeLimit: TimeLimit;
  switches: readonly OwnSwitch[];
  /** What earns the most: said in the seconds before the first round. */
  advice: string;
  /** How it is played, a sentence a step. */
  explained: readonly string[];
}

/** Every game that can be played here. */
export const games: Readonly<Record<GameType, Game>> = {
  trivia: {
    name: "Bible Trivia",
    roomTitle: "Bible Trivia Challenge",
    timedBy: "question",
    timeLimit: TRIVIA_TIME_LIMIT_DEFAULT_SECONDS,
    switches: [],
    advice: "A quick right answer earns the most.",
    explained: [
      "Everybody sees the same question and four answers.",
      "A right answer earns points, and a quick one earns more.",
      "Then comes the verse where it is written.",
    ],
  },
  word_battle: {
    name: "Word Battle",
    roomTitle: "Word Battle Arena",
    timedBy: "round",
    timeLimit: WORD_BATTLE_TIME_LIMIT_DEFAULT_SECONDS,
    switches: [
      {
        name: "bibleNames",
        label: "Bible names",
        description: "Names of people and places in the Bible count as words.",
      },
    ],
    advice: "Rare letters and long words earn the most.",
    explained: [
      "Everybody gets the same seven letters.",
      "Make one word of them. Rare letters and long words earn more.",
      "Then you see every word, and the best one that was there.",
    ],
  },
};

type TimeLimit = (typeof TIME_LIMIT_OPTIONS_SECONDS)[number];

export const gameNames = Object.keys(games) as GameType[];

/** A room's game; rooms of a game that this page does not know yet are shown as trivia until it is loaded anew. */
export function gameOf(type: string): Game {
  return games[type as GameType] ?? games.trivia;
}

export const difficultyNames = { easy: "Easy", medium: "Medium", hard: "Hard" } as const;

export function difficultyName(value: string): string {
  return difficultyNames[value as keyof typeof difficultyNames] ?? difficultyNames.medium;
}

export const anonymousPlayer = "Anonymous Player";
