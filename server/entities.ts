import { UserEntity, UserRoleEntity } from "./account/account.entity.ts";
import { GameLeaderboardEntity } from "./leaderboard/leaderboard.entity.ts";
import { GameParticipantEntity } from "./match/game-participant.entity.ts";
import { GameRoomEntity } from "./match/game-room.entity.ts";
import { GameRoundEntity, GameRoundResultEntity, GameSessionEntity } from "./match/game-session.entity.ts";
import { ProfileEntity } from "./profile/profile.entity.ts";
import { TriviaQuestionEntity } from "./question/question.entity.ts";
import { RequestEntity } from "./site/request.entity.ts";

/** Sitemap: every table that MikroORM maps. */
export const entities = [
  UserEntity,
  UserRoleEntity,
  ProfileEntity,
  TriviaQuestionEntity,
  GameRoomEntity,
  GameParticipantEntity,
  GameSessionEntity,
  GameRoundEntity,
  GameRoundResultEntity,
  GameLeaderboardEntity,
  RequestEntity,
];
