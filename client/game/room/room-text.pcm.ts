import type { Translates } from "../../../schema/language/translation.ts";
import { countOf, listOf } from "../../ui/format/format.ts";
import { ordinal } from "../round/round-text.ts";

export const screenTitle = "Game room";
export const loading = "Game room dey load...";
export const loadingRound = "The round dey load...";

export const gameInProgress = "Game dey go on";
export const gameFinished = "Game don finish";

export const waitingTitle = "We dey wait make game start";
export const waitingHint = (least: number, players: number, maxPlayers: number): string =>
  `At least ${least} players must dey before game start. Players: ${players}/${maxPlayers}`;
export const startingTitle = "Game go start soon";
/** Read aloud as "The game go start in: 3 s". */
export const startCountdown = "The game go start in";
export const roundsAndTime = (rounds: number, seconds: number): string =>
  `${rounds} rounds, ${seconds} seconds for each one.`;

export const playersTitle = (players: number, maxPlayers: number): string => `Players (${players}/${maxPlayers})`;
export const answeredBadge = "Don answer";
export const leftGame = "Don leave the game";

export const completeTitle = "Game don end";
export const completeToast = "Game don end!";
export const completeWithRank = (rank: number): string => `Game don end. You be number ${rank}.`;
export const closedResults =
  "This room don close. You fit read the results until you leave. You go see new rooms for Games.";
export const nextHint = "Play again with everybody wey want, or una fit rest for today.";
export const rematchHint = (names: readonly string[], seconds: number): string =>
  `${listOf(names)} wan play again. E go start in ${seconds} s.`;
export const rematchAnnouncement = (names: readonly string[]): string =>
  `${listOf(names)} wan play again. Press Play Again to join.`;
export const joinedRematch = "You don enter";
/** "You be number 5 out of 8, with 210 points." */
export const ownPlace = (rank: number, players: number, points: number): string =>
  `You be ${ordinal(rank)} out of ${players}, with ${countOf(points, "point", "points")}.`;
export const rankLabel = (rank: number): string => `Number ${rank}`;
export const winner = "Winner!";
export const flagButton = "Something dey wrong with one question?";
export const toWaitingRoom = "Go to the waiting room";
export const playAgainButton = "Play Again";
export const backButton = "Go back to Games";

export const restartTitle = "The server dey restart";
export const restartMessage = "We no fit finish this game. You fit start new one soon.";
export const closingMessage = "Abeg wait small.";

export type Holds = Translates<typeof import("./room-text.ts"), typeof import("./room-text.pcm.ts")>;
