import type { Translates } from "../../../schema/language/translation.ts";
import { listOf } from "../../ui/format/format.ts";

export const watching = "You dey watch";
export const watchButton = "Watch";
export const watchLabel = (roomName: string): string => `Watch ${roomName}`;
export const takeSeatButton = "Take seat";
/** For a watcher who gets a seat as soon as there is one. */
export const seatComing = "You be next";
export const seatHint = "You go get seat once one dey free.";
export const nextHint = "Take seat, and you go dey inside when somebody call another game.";
export const rematchAnnouncement = (names: readonly string[]): string =>
  `${listOf(names)} wan play again. Press Take seat to join.`;
/** For screen readers, of a number beside an eye. */
export const watcherCount = (count: number): string => `${count} dey watch`;

export type Holds = Translates<typeof import("./watch-text.ts"), typeof import("./watch-text.pcm.ts")>;
