import { listOf } from "../../ui/format/format.ts";

export const watching = "You’re watching";
export const watchButton = "Watch";
export const watchLabel = (roomName: string): string => `Watch ${roomName}`;
export const takeSeatButton = "Take a seat";
/** For a watcher who gets a seat as soon as there is one. */
export const seatComing = "You’re next";
export const seatHint = "You’ll get a seat as soon as one is free.";
export const nextHint = "Take a seat, and you’re in when someone calls another game.";
export const rematchAnnouncement = (names: readonly string[]): string =>
  `${listOf(names)} ${names.length === 1 ? "wants" : "want"} to play again. Press Take a seat to join.`;
/** For screen readers, of a number beside an eye. */
export const watcherCount = (count: number): string => `${count} watching`;
