import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf, QueryOf } from "../../../schema/endpoint.ts";
import type { BookProgress, listOwnGames as listEndpoint } from "../../../schema/game/played-api.ts";
import { OWN_GAMES_PER_PAGE } from "../../../schema/limits.ts";
import { pageOf } from "../../platform/database/keyset.ts";
import { bookNames, bookOf } from "../../scripture/scripture.ts";
import { selectAnswersByReference, selectAskedReferences, selectOwnGames } from "./played-store.ts";

/** GAME-65: a page of the member's finished games, newest first. */
export async function listOwnGames(
  em: EntityManager,
  memberId: string,
  { after }: QueryOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const rows = await selectOwnGames(em, memberId, { after, limit: OWN_GAMES_PER_PAGE + 1 });
  const { page, next } = pageOf(rows, OWN_GAMES_PER_PAGE, ({ endedMicroseconds, sessionId }) => [
    endedMicroseconds,
    sessionId,
  ]);
  const games = page.map((row) => {
    const { sessionId, gameType, roomName, isPractice, difficulty, timeLimit, endedAt, players, score, rank } = row;
    return { sessionId, gameType, roomName, isPractice, difficulty, timeLimit, endedAt, players, score, rank };
  });
  return { games, next };
}

/** GAME-66: what the member knows, by book of the Bible. */
export async function readBookProgress(em: EntityManager, memberId: string): Promise<BookProgress[]> {
  const [answers, asked] = await Promise.all([selectAnswersByReference(em, memberId), selectAskedReferences(em)]);
  const byBook = new Map<string, { answered: number; right: number }>();
  const none = asked.map(({ reference }) => ({ reference, answered: 0, right: 0 }));
  for (const { reference, answered, right } of [...none, ...answers]) {
    const book = reference === null ? null : bookOf(reference);
    if (book === null) continue;
    const before = byBook.get(book) ?? { answered: 0, right: 0 };
    byBook.set(book, { answered: before.answered + answered, right: before.right + right });
  }
  return bookNames.flatMap((book) => {
    const progress = byBook.get(book);
    return progress ? [{ book, ...progress }] : [];
  });
}
