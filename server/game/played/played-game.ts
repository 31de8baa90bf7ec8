import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf } from "../../../schema/endpoint.ts";
import type { Award, PlayedGame, PlayedPlayer, readLastGame } from "../../../schema/game/played-api.ts";
import { rankOf } from "../../../schema/game/rank.ts";
import { PLAYED_PLAYERS_LISTED } from "../../../schema/limits.ts";
import type { Translation } from "../../../schema/scripture/translation.ts";
import { Refusal } from "../../platform/refusal.ts";
import { NAMELESS_PLAYER, peopleOf } from "../../profile/profile.ts";
import { awardsOf } from "./awards.ts";
import { playedRound } from "./played-round.ts";
import {
  type OwnSession,
  type StoredAnswer,
  selectAnswers,
  selectLastOwnGame,
  selectOwnGame,
  selectRounds,
  selectSeats,
} from "./played-store.ts";

/** What a recap needs to know about words. */
export interface PlayedWords {
  isRude(word: string): boolean;
  /** Best first. */
  best(letters: string, options: { bibleNames: boolean }): { word: string; points: number }[];
}

/** GAME-60, GAME-61: a finished game, for somebody who has played it. */
export async function readPlayedGame(
  em: EntityManager,
  { memberId, translation }: { memberId: string; translation: Translation },
  sessionId: string,
  words: PlayedWords,
): Promise<PlayedGame> {
  const game = refuseUnfinished(await selectOwnGame(em, memberId, sessionId));
  const { players, rounds, answers, awards } = await readGame(em, memberId, game, words);
  const { gameType, roomName, isPractice, difficulty, timeLimit, endedAt, ownId, bibleNames } = game;
  const bestWords = (letters: string) => words.best(letters, { bibleNames });
  return {
    sessionId,
    gameType,
    roomName,
    isPractice,
    difficulty,
    timeLimit,
    endedAt,
    players: listed(players.map(({ id: _, ...player }) => player)),
    playerCount: players.length,
    awards,
    rounds: rounds.map((round) => playedRound(round, { answers, ownId, translation, bestWords })),
  };
}

/** GAME-137: best first, the reader too if they are further down. */
const listed = (players: readonly PlayedPlayer[]): PlayedPlayer[] =>
  [...players]
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
    .filter(({ isMine }, at) => isMine || at < PLAYED_PLAYERS_LISTED);

/** GAME-62: the last game of a room, for somebody who has played it and looks at its results. */
export async function readLastPlayed(
  em: EntityManager,
  memberId: string,
  roomId: string,
  words: PlayedWords,
): Promise<OutputOf<typeof readLastGame>> {
  const game = refuseUnfinished(await selectLastOwnGame(em, memberId, roomId));
  const { awards } = await readGame(em, memberId, game, words);
  return { sessionId: game.sessionId, awards };
}

/** GAME-60: the game, unless it does not exist for this member or has no result. */
export function refuseUnfinished(game: OwnSession | undefined): OwnSession {
  if (!game) throw new Refusal("game/not-found");
  if (game.status === "active") throw new Refusal("game/still-running");
  if (game.status === "interrupted") throw new Refusal("game/no-result");
  return game;
}

async function readGame(em: EntityManager, memberId: string, game: OwnSession, words: PlayedWords) {
  const [answers, rounds, players] = await Promise.all([
    selectAnswers(em, game.sessionId),
    selectRounds(em, game.sessionId),
    readPlayers(em, memberId, game.sessionId),
  ]);
  const scored = withRanks(players, answers);
  const won = awardsOf({
    gameType: game.gameType,
    playerIds: players.map(({ id }) => id),
    rounds: rounds.filter(({ state }) => state === "counted").map(({ round }) => round),
    answers,
    isShown: (word) => !words.isRude(word),
  });
  const awards = won.map(({ playerIds, ...award }): Award => {
    const holders = scored.filter(({ id }) => playerIds.includes(id));
    return { ...award, holders: holders.map(({ displayName, roles, isMine }) => ({ displayName, roles, isMine })) };
  });
  return { answers, rounds, players: scored, awards };
}

type Seated = Omit<PlayedPlayer, "score" | "rank"> & { readonly id: string };

async function readPlayers(em: EntityManager, memberId: string, sessionId: string): Promise<Seated[]> {
  const seats = await selectSeats(em, sessionId);
  const memberIds = seats.flatMap((seat) => seat.memberId ?? []);
  const personOf = await peopleOf(em, memberIds, NAMELESS_PLAYER);
  return seats.map(({ id, seat, memberId: playerId }) => {
    const { displayName, roles } = playerId ? personOf(playerId) : { displayName: NAMELESS_PLAYER, roles: [] };
    return { id, seat, displayName, roles, isMine: playerId === memberId };
  });
}

function withRanks(players: readonly Seated[], answers: readonly StoredAnswer[]) {
  const scoreOf = new Map<string, number>();
  for (const { playerId, points } of answers) scoreOf.set(playerId, (scoreOf.get(playerId) ?? 0) + points);
  const scores = players.map(({ id }) => scoreOf.get(id) ?? 0);
  return players.map((player, at) => ({ ...player, score: scores[at] ?? 0, rank: rankOf(scores[at] ?? 0, scores) }));
}
