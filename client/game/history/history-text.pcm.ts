import type { BookProgress, OwnGame } from "../../../schema/game/played-api.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { countOf, formatDay } from "../../ui/format/format.ts";

export const title = "Your games";
export const backLink = "Games";
export const loadingGames = "Your games dey load...";
export const emptyTitle = "No games dey here yet";
export const emptyHint = "Play one, and you fit read every question again here.";
export const playButton = "Play one game";
export const showMoreButton = "Show more";
/** "Number 2 of 4, 210 points", or the points alone after practice. */
export const placeAndPoints = ({ isPractice, rank, players, score }: OwnGame): string =>
  isPractice ? countOf(score, "point", "points") : `Number ${rank} of ${players}, ${countOf(score, "point", "points")}`;
/** "Bible Trivia, Easy, 30s, 26 Nov" */
export const gameLine = (game: string, difficulty: string, seconds: string, endedAt: number): string =>
  `${game}, ${difficulty}, ${seconds}, ${formatDay(endedAt)}`;

export const progressTitle = "Wetin you sabi";
export const loadingProgress = "Wetin you sabi dey load...";
export const rightOf = ({ right, answered }: BookProgress): string => `${right} of ${answered}`;
export const progressLabel = ({ book }: BookProgress): string => `Right answers from ${book}`;

const KNOWN_AFTER = 5;
const KNOWN_SHARE = 0.8;

const shareOf = ({ right, answered }: BookProgress): number => (answered === 0 ? 0 : right / answered);
const isKnown = (progress: BookProgress): boolean =>
  progress.answered >= KNOWN_AFTER && shareOf(progress) >= KNOWN_SHARE;

/** GAME-67: what the reader knows, and what to try next. The books are in the order of the Bible. */
export function progressSentence(books: readonly BookProgress[]): string {
  if (books.every(({ answered }) => answered === 0)) return "Play Bible Trivia, and see which books you sabi.";
  const known = books.filter(isKnown).sort((a, b) => shareOf(b) - shareOf(a) || b.answered - a.answered)[0];
  if (!known) return "Five answers from one book go show how you sabi am. Continue to play.";
  const next = nextBook(books, known);
  return next
    ? `You sabi ${known.book} well well; try ${next}.`
    : "You sabi every book well well. Now ask other people.";
}

/** The book with fewest answers that is not known yet: the first one after the known book. */
function nextBook(books: readonly BookProgress[], known: BookProgress): string | undefined {
  const at = books.indexOf(known);
  const others = [...books.slice(at + 1), ...books.slice(0, at)].filter((each) => !isKnown(each));
  const fewest = Math.min(...others.map(({ answered }) => answered));
  return others.find(({ answered }) => answered === fewest)?.book;
}

export type Holds = Translates<typeof import("./history-text.ts"), typeof import("./history-text.pcm.ts")>;
