import type { CommunitySettings } from "../../../schema/community/settings.ts";
import { enterGameChannel as enterEndpoint } from "../../../schema/game/channel-api.ts";
import * as playedApi from "../../../schema/game/played-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { translationOf } from "../../scripture/scripture.ts";
import { enterGameChannel } from "../channel/game-channel.ts";
import { listOwnGames, readBookProgress } from "./own-games.ts";
import { type PlayedWords, readLastPlayed, readPlayedGame } from "./played-game.ts";

/** What members read about the games that they have played, and the channel of those who played one. */
export const playedRoutes = (
  words: PlayedWords,
  community: Pick<CommunitySettings, "translation">,
  policy: MessagingPolicy,
): Route[] => [
  route(playedApi.readPlayedGame, async ({ em, member, params }) =>
    readPlayedGame(
      em,
      { memberId: member.memberId, translation: translationOf(member, community) },
      params.sessionId,
      words,
    ),
  ),
  route(playedApi.readLastGame, async ({ em, member, params }) =>
    readLastPlayed(em, member.memberId, params.roomId, words),
  ),
  route(enterEndpoint, async ({ em, member, params }) => ({
    channelId: await enterGameChannel(em, policy, member.memberId, params.sessionId),
  })),
  route(playedApi.listOwnGames, async ({ em, member, query }) => listOwnGames(em, member.memberId, query)),
  route(playedApi.readBookProgress, async ({ em, member }) => ({ books: await readBookProgress(em, member.memberId) })),
];
