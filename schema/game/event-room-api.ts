import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { difficulty } from "./common-settings.ts";
import { gameType } from "./settings.ts";

/** The open room of an event, for those who may join it. */
export const eventRoom = z.strictObject({
  /** Joined with `takeSeat` or watched with `watchGame`, both without a code. */
  roomId: z.uuid(),
  /** For the wall and for people who type it. Only those who may join get in with it. */
  roomCode: z.string(),
  roomName: z.string(),
  gameType,
  difficulty,
  /** Seconds per round. */
  timeLimit: z.int(),
  rounds: z.int(),
  teams: z.int(),
  /** `waiting` takes new players. While it is `playing`, they watch and get a seat in the next game. */
  status: z.enum(["waiting", "playing", "finished"]),
  players: z.int(),
  maxPlayers: z.int(),
});
export type EventRoom = z.infer<typeof eventRoom>;

export const readEventRoom = endpoint("GET /api/game/events/:eventId/room", "member", {
  summary:
    "The open game of an event, and what the caller may do. Members who may neither join nor open one learn nothing of it.",
  params: z.strictObject({ eventId: z.uuid() }),
  output: z.strictObject({
    /** Null if none is open, and for those who may not join. */
    room: eventRoom.nullable(),
    /** The caller has a place at the event or manages it. */
    canJoin: z.boolean(),
    /** The caller manages the event, which is not cancelled. While a room is open, `createRoom` refuses another one. */
    canOpen: z.boolean(),
  }),
});
