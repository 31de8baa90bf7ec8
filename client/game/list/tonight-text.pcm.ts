import type { ListedRoom } from "../../../schema/game/list-api.ts";
import type { Translates } from "../../../schema/language/translation.ts";

export const title = "Rooms wey dey open now";
export const loading = "The open rooms dey load...";
export const noRooms = "Nobody dey wait now. Open one room, share the code, and your friends go enter.";
export const openRoomLink = "Open one room";
export const allLink = "All games";
export const seats = (taken: number, all: number): string => `${taken}/${all}`;

const games: Readonly<Record<ListedRoom["gameType"], string>> = { trivia: "Bible Trivia", word_battle: "Word Battle" };
export const gameAndHost = (game: ListedRoom["gameType"], host: string): string => `${games[game]}, host na ${host}`;

export type Holds = Translates<typeof import("./tonight-text.ts"), typeof import("./tonight-text.pcm.ts")>;
