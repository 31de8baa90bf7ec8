import type { Translates } from "../../../../schema/language/translation.ts";
import { formatNumber } from "../../../ui/format/format.ts";

/** Below a large number. */
export const playersIn = (players: number): string => (players === 1 ? "player don enter" : "players don enter");
/** The same in one text. */
export const countIn = (players: number): string => `${formatNumber(players)} ${playersIn(players)}`;
export const away = (count: number): string => `${formatNumber(count)} no dey online now`;
export const pictureHint = "One window go light up each time somebody enter.";
export const ownWindowHint = "One window go light up each time somebody enter. Your own get ring.";

export const rounds = (count: number, seconds: number): string => `${count} rounds, ${seconds} s each`;
export const teamCount = (count: number): string => `${count} teams`;

export const ownTeam = (team: string): string => `You dey play for the ${team}.`;
export const ownPoints = "You dey play for yourself.";
export const leads = "You dey lead this game. Answer too if you wan play.";

export const hostTitle = "Start when the hall don ready";
export const hostHint = "People wey come late fit watch, and play the next game.";
export const hostNeedsPlayers = "You need at least two players to start.";
export const guestTitle = "You don enter";
export const guestHint = "The host go start the game when everybody don come. Leave this page open.";
export const watcherTitle = "You never join the game";
export const watcherHint = "Take seat before the game start, and you don enter.";

export const joinTitle = "How to join";
export const joinHint =
  "Everybody wey register for the event fit join from the event page, or with this code for Games.";
export const eventLink = "Go to the event";

export type Holds = Translates<typeof import("./event-waiting-text.ts"), typeof import("./event-waiting-text.pcm.ts")>;
