import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { listOwnGames, readBookProgress, readLastGame, readPlayedGame } from "../../../schema/game/played-api.ts";
import { codeOf } from "../../net/http/api-error.ts";
import { call } from "../../net/http/http.ts";

export const playedGameQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ["game", "played", sessionId],
    queryFn: ({ signal }) => call(readPlayedGame, { params: { sessionId }, signal }),
  });

const SAVE_TRIES = 5;

/** The game that a room’s results show. The room shows them a moment before they are saved. */
export const lastGameQuery = (roomId: string) =>
  queryOptions({
    queryKey: ["game", "last", roomId],
    queryFn: ({ signal }) => call(readLastGame, { params: { roomId }, signal }),
    // A room plays several games: the results of the next one begin without those of this one.
    gcTime: 0,
    retry: (count: number, error: unknown) => count < SAVE_TRIES && codeOf(error) === "game/still-running",
    retryDelay: (count: number) => 1000 * (count + 1),
  });

export const ownGamesQuery = infiniteQueryOptions({
  queryKey: ["game", "own"],
  queryFn: ({ pageParam, signal }) => call(listOwnGames, { query: pageParam ? { after: pageParam } : {}, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

export const bookProgressQuery = queryOptions({
  queryKey: ["game", "book-progress"],
  queryFn: ({ signal }) => call(readBookProgress, { signal }),
});
