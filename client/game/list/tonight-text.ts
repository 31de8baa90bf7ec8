import type { ListedRoom } from "../../../schema/game/list-api.ts";

// The rooms on the home page, apart from the games' own texts, which come with the games.
export const title = "Open rooms now";
export const loading = "Loading the open rooms...";
export const noRooms = "Nobody is waiting right now. Open a room, share its code, and your friends are in.";
export const openRoomLink = "Open a room";
export const allLink = "All games";
export const seats = (taken: number, all: number): string => `${taken}/${all}`;

const games: Readonly<Record<ListedRoom["gameType"], string>> = { trivia: "Bible Trivia", word_battle: "Word Battle" };
export const gameAndHost = (game: ListedRoom["gameType"], host: string): string => `${games[game]}, hosted by ${host}`;
