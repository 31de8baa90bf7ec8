// Without zod, so that pages load it at no cost.
import type { GameType } from "./settings.ts";

/** The room names, in a seat reservation, of games that an event plays together. Their state is an `EventGameState`. */
export type EventRoomName<Type extends string = GameType> = `${Type}_event`;

export const eventRoomName = <Type extends string>(gameType: Type): EventRoomName<Type> => `${gameType}_event`;

const COLORS = 8;

/** The color of a seat, 0 to 7. In the room of an event several players have the same one. */
export const colorOf = (seat: number): number => seat % COLORS;

const suffix = /_event$/;

export const isEventRoomName = (roomName: string): boolean => suffix.test(roomName);

/** The game that is played in a room of this name, at a table or at an event. */
export const gameTypeOf = (roomName: string): string => roomName.replace(suffix, "");
