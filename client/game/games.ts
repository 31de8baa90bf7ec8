import BookOpen from "lucide-react/icons/book-open";
import type { GameType } from "../../schema/game/settings.ts";

interface Game {
  /** In lists and settings. */
  name: string;
  /** Over the game itself. */
  roomTitle: string;
  icon: typeof BookOpen;
  /** How it is played, a sentence a step. */
  explained: readonly string[];
}

/** Every game that can be played here. */
export const games: Readonly<Record<GameType, Game>> = {
  trivia: {
    name: "Bible Trivia",
    roomTitle: "Bible Trivia Challenge",
    icon: BookOpen,
    explained: [
      "Everybody sees the same question and four answers.",
      "A right answer earns points, and a quick one earns more.",
      "Then comes the verse where it is written.",
    ],
  },
};

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
