import * as playedApi from "../../../schema/game/played-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { listOwnGames, readBookProgress } from "./own-games.ts";
import { type PlayedWords, readLastPlayed, readPlayedGame } from "./played-game.ts";

/** What members read about the games that they have played. */
export const playedRoutes = (words: PlayedWords): Route[] => [
  route(playedApi.readPlayedGame, async ({ em, member, params }) =>
    readPlayedGame(em, member.memberId, params.sessionId, words),
  ),
  route(playedApi.readLastGame, async ({ em, member, params }) =>
    readLastPlayed(em, member.memberId, params.roomId, words),
  ),
  route(playedApi.listOwnGames, async ({ em, member, query }) => listOwnGames(em, member.memberId, query)),
  route(playedApi.readBookProgress, async ({ em, member }) => ({ books: await readBookProgress(em, member.memberId) })),
];
