import { formatNumber } from "../../../ui/format/format.ts";

/** Below a large number. */
export const playersIn = (players: number): string => (players === 1 ? "player is in" : "players are in");
/** The same in one text. */
export const countIn = (players: number): string => `${formatNumber(players)} ${playersIn(players)}`;
export const away = (count: number): string => `${formatNumber(count)} offline right now`;
export const pictureHint = "Each window lights up when someone comes in.";
export const ownWindowHint = "Each window lights up when someone comes in. Yours has a ring.";

export const rounds = (count: number, seconds: number): string => `${count} rounds, ${seconds} s each`;
export const teamCount = (count: number): string => `${count} teams`;

export const ownTeam = (team: string): string => `You play for the ${team}.`;
export const ownPoints = "You play for yourself.";
export const leads = "You lead this game. Answer along if you want to play too.";

export const hostTitle = "Start when the hall is ready";
export const hostHint = "Latecomers can watch, and play in the next game.";
export const hostNeedsPlayers = "You need at least two players to start.";
export const guestTitle = "You’re in";
export const guestHint = "The host starts the game when everyone is here. Keep this page open.";
export const watcherTitle = "You’re not playing yet";
export const watcherHint = "Take a seat before the game starts, and you’re in.";

export const joinTitle = "How to join";
export const joinHint = "Everyone registered for the event joins from its page, or with this code under Games.";
export const eventLink = "Go to the event";
