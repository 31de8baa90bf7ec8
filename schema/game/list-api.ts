// Apart from api.ts, so that the front page loads two endpoints.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { difficulty } from "./common-settings.ts";
import { gameType } from "./settings.ts";

/** A public waiting room as /games lists it. A private room appears in no list. */
export const listedRoom = z.strictObject({
  roomId: z.uuid(),
  roomCode: z.string(),
  roomName: z.string(),
  gameType,
  difficulty,
  timeLimit: z.number().int(),
  rounds: z.number().int(),
  maxPlayers: z.number().int(),
  currentPlayers: z.number().int(),
  hostName: z.string(),
});
export type ListedRoom = z.infer<typeof listedRoom>;

export const listRooms = endpoint("GET /api/game/rooms", "anyone", {
  isImpersonal: true,
  summary: "The public rooms that are waiting for players, newest first.",
  output: z.strictObject({ rooms: z.array(listedRoom) }),
});

export const watchRooms = endpoint("GET /api/game/rooms/live", "anyone", {
  isImpersonal: true,
  kind: "events",
  summary: "The same list as server-sent events: once at the start, then after every change.",
  output: z.strictObject({ rooms: z.array(listedRoom) }),
});
