import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { PRACTICES_PER_HOUR, ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from "../limits.ts";
import { requestId, screenKey } from "./protocol.ts";
import { gameSettings, gameType } from "./settings.ts";

export { readEventRoom } from "./event-room-api.ts";
export { listRooms, watchRooms } from "./list-api.ts";

const roomId = z.uuid();

/** Codes are accepted in any case and with surrounding spaces. */
export const roomCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[${ROOM_CODE_ALPHABET}]{${ROOM_CODE_LENGTH}}$`));

/** The argument of the Colyseus SDK's `consumeSeatReservation`. Valid for one socket and 15 seconds. */
export const seatReservation = z.strictObject({
  name: z.string(),
  roomId: z.string(),
  processId: z.string(),
  sessionId: z.string(),
  publicAddress: z.string().optional(),
});
export type SeatReservation = z.infer<typeof seatReservation>;

/** A member's seat: the room, and the reservation that opens its socket. */
export const seat = z.strictObject({ roomId, memberId: z.string(), reservation: seatReservation });
export type Seat = z.infer<typeof seat>;

/** A place to watch: like a seat, but its holder only sees the game. */
export const watchGame = endpoint("POST /api/game/rooms/:roomId/watch", "member", {
  summary:
    "Watches a room without a seat, or returns to the caller's own seat. A private room requires its code; otherwise it is not found.",
  limit: { name: "watch", tries: 300, seconds: 10 * 60, per: "account", isPerServer: true },
  params: z.strictObject({ roomId }),
  body: z.strictObject({ code: roomCode.optional() }),
  output: seat,
});

export const watchByCode = endpoint("POST /api/game/watch", "member", {
  summary: "Watches the room with this code. Wrong codes are limited per account.",
  body: z.strictObject({ code: roomCode }),
  output: seat,
});

export const openScreen = endpoint("POST /api/game/rooms/:roomId/screen", "anyone", {
  summary:
    "Connects a screen for a hall with the key that the room gave its host. A screen that comes back with the same `screenId` replaces itself.",
  // A screen on a poor network comes back every few seconds.
  limit: { name: "screen", tries: 600, seconds: 10 * 60, per: "address", isPerServer: true },
  params: z.strictObject({ roomId }),
  body: z.strictObject({ key: screenKey, screenId: requestId }),
  output: z.strictObject({ roomId, reservation: seatReservation }),
});

export const createRoom = endpoint("POST /api/game/rooms", "member", {
  summary:
    "Opens a room with the caller as its host and returns the host's seat. With `eventId` it is the room of that event, which the caller manages; an event has one open room at a time.",
  isForm: true,
  body: gameSettings,
  output: seat,
});

export const practise = endpoint("POST /api/game/practice", "member", {
  summary:
    "Opens a practice game and returns the caller's seat. It begins by itself once the socket is open, nobody else gets in, and it counts for no leaderboard. The caller's last practice game ends.",
  limit: { name: "practice", tries: PRACTICES_PER_HOUR, seconds: 60 * 60, per: "account" },
  body: z.strictObject({ gameType }),
  output: seat,
});

export const takeSeat = endpoint("POST /api/game/rooms/:roomId/seat", "member", {
  summary:
    "Takes a seat, or returns to the caller's own seat. A private room requires its code from members without a seat; otherwise it is not found.",
  // A returning player requests the seat again, every few seconds on a poor network.
  limit: { name: "seat", tries: 300, seconds: 10 * 60, per: "account", isPerServer: true },
  params: z.strictObject({ roomId }),
  body: z.strictObject({ code: roomCode.optional() }),
  output: seat,
});

export const joinByCode = endpoint("POST /api/game/seat", "member", {
  summary: "Takes a seat in the room with this code. Wrong codes are limited per account.",
  body: z.strictObject({ code: roomCode }),
  output: seat,
});
