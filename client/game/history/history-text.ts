import type { BookProgress, OwnGame } from "../../../schema/game/played-api.ts";
import { countOf, formatDay } from "../../ui/format/format.ts";
import { ordinal } from "../round/round-text.ts";

export const title = "Your games";
export const backLink = "Games";
export const loadingGames = "Loading your games...";
export const emptyTitle = "No games yet";
export const emptyHint = "Play one, and you can read every question again here.";
export const playButton = "Play a game";
export const showMoreButton = "Show more";
/** "2nd of 4, 210 points", or the points alone after practice. */
export const placeAndPoints = ({ isPractice, rank, players, score }: OwnGame): string =>
  isPractice ? countOf(score, "point") : `${ordinal(rank)} of ${players}, ${countOf(score, "point")}`;
/** "Bible Trivia, Easy, 30s, 26 Nov" */
export const gameLine = (game: string, difficulty: string, seconds: string, endedAt: number): string =>
  `${game}, ${difficulty}, ${seconds}, ${formatDay(endedAt)}`;

export const progressTitle = "What you know";
export const loadingProgress = "Loading what you know...";
export const rightOf = ({ right, answered }: BookProgress): string => `${right} of ${answered}`;
export const progressLabel = ({ book }: BookProgress): string => `Right answers from ${book}`;

const KNOWN_AFTER = 5;
const KNOWN_SHARE = 0.8;

const shareOf = ({ right, answered }: BookProgress): number => (answered === 0 ? 0 : right / answered);
const isKnown = (progress: BookProgress): boolean =>
  progress.answered >= KNOWN_AFTER && shareOf(progress) >= KNOWN_SHARE;

/** GAME-67: what the reader knows, and what to try next. The books are in the order of the Bible. */
export function progressSentence(books: readonly BookProgress[]): string {
  if (books.every(({ answered }) => answered === 0)) return "Play Bible trivia, and see which books you know.";
  const known = books.filter(isKnown).sort((a, b) => shareOf(b) - shareOf(a) || b.answered - a.answered)[0];
  if (!known) return "Five answers from a book show how well you know it. Keep playing.";
  const next = nextBook(books, known);
  return next ? `You know ${known.book} by heart; try ${next}.` : "You know every book by heart. Now ask the others.";
}

/** The book with fewest answers that is not known yet: the first one after the known book. */
function nextBook(books: readonly BookProgress[], known: BookProgress): string | undefined {
  const at = books.indexOf(known);
  const others = [...books.slice(at + 1), ...books.slice(0, at)].filter((each) => !isKnown(each));
  const fewest = Math.min(...others.map(({ answered }) => answered));
  return others.find(({ answered }) => answered === fewest)?.book;
}
