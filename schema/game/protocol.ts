import { z } from "zod";
import { errorCode } from "../errors.ts";
import type { RoomProtocol } from "../room-protocol.ts";
import { gameReactions } from "./reaction.ts";
import { roundNumber as round } from "./round-number.ts";

/**
 * Why a room closed: the host left the waiting room or closed the room of an event, no one was left, the results were shown
 * long enough, the others play again without this player, its player has begun another practice game, or the server is
 * shutting down.
 */
export const closeReasons = ["host-left", "empty", "finished", "not-joined", "replaced", "draining"] as const;
export type CloseReason = (typeof closeReasons)[number];

/** An id made by the client, so that a resent request counts only once. */
export const requestId = z
  .string()
  .min(8)
  .max(40)
  .regex(/^[\w-]+$/);

/** 128 random bits that open a screen for a hall. */
export const screenKey = z.string().regex(/^[\w-]{22}$/);

/** Binary data, as a `Uint8Array`. */
const bytes = z.instanceof(Uint8Array).meta({ type: "bytes" });

/** A request without data. A refusal contains the id, if there is one. */
const bare = z.strictObject({ id: requestId.optional() });

/** A player near the receiver in the standings. */
const neighbour = z.strictObject({
  /** The first name. */
  name: z.string(),
  score: z.int(),
  rank: z.int(),
  /** 0 to 7. */
  color: z.int(),
});

/** The requests of every game. None contains anything that the server can derive. */
export const gameRequests = {
  start: {
    summary:
      "The host starts the game. At least two players must be active. Practice starts by itself; a refusal without an id says why it did not.",
    payload: bare,
  },
  leave: {
    summary: "Gives up the seat. If the host leaves the waiting room of a table, the room closes for everyone.",
    payload: bare,
  },
  play_again: {
    summary:
      "At the results, announces another game with the same settings, or joins it. It starts with those who have joined when the countdown ends, or as soon as everyone has, so at once in practice. In the room of an event, the host starts it for everyone.",
    payload: bare,
  },
  next: {
    summary:
      "At a reveal or the standings, asks to go on. The host goes on at once, the others when all but one of them want to.",
    payload: bare,
  },
  pause: {
    summary: "The host holds the game at a reveal or the standings until they go on, for ten minutes at most.",
    payload: bare,
  },
  resume: {
    summary: "The host ends a pause. The standings are shown before the next round.",
    payload: bare,
  },
  end_game: {
    summary:
      "The host ends the game. An open round is the last one, otherwise the results follow at once. A game without a result returns to the waiting room.",
    payload: bare,
  },
  react: {
    summary:
      "Shows a reaction to everyone in the room: while it waits, between rounds and at the results. In the room of an event, to the screens and the sender.",
    payload: z.strictObject({ reaction: z.enum(gameReactions), id: requestId.optional() }),
  },
  allow_reactions: {
    summary: "The host turns reactions off for everyone in the room, or on again.",
    payload: z.strictObject({ isAllowed: z.boolean(), id: requestId.optional() }),
  },
  close_room: { summary: "The host of an event's room closes it for everyone.", payload: bare },
  take_seat: {
    summary:
      "A watcher takes a free seat. If there is none, or a game is running, they get one as soon as possible before the next game.",
    payload: bare,
  },
  show_screen: {
    summary: "The host asks for the key of the room's screens. It stays the same until the screens are ended.",
    payload: bare,
  },
  end_screens: { summary: "The host closes all screens. Their key becomes void.", payload: bare },
  clock: {
    summary:
      "Requests the server's time. `sentAt` is the client's clock and is returned unchanged. With `opensSealed`, this socket gets the rounds to come as sealed texts.",
    payload: z.strictObject({ sentAt: z.number(), opensSealed: z.boolean().optional() }),
  },
} as const satisfies RoomProtocol["requests"];

export const gameAnnouncements = {
  clock: {
    summary: "The server's time in milliseconds since 1970, with the `sentAt` of the request.",
    payload: z.strictObject({ sentAt: z.number(), serverTime: z.number() }),
  },
  sealedRound: {
    summary:
      "Sent before a round to sockets that open sealed texts: JSON of what the state will show of it, filled up with spaces, encrypted with AES-128-GCM. The tag is at the end.",
    payload: z.strictObject({ round, nonce: bytes, ciphertext: bytes }),
  },
  roundKey: {
    summary:
      "Opens the sealed text of this round. Sent so early that it arrives when the round opens: at `startsAt`, in milliseconds since 1970 on the server's clock.",
    payload: z.strictObject({ round, key: bytes, startsAt: z.number() }),
  },
  queued: {
    summary: "Sent to a watcher: they get a seat as soon as one is free before the next game.",
    payload: bare,
  },
  screen: {
    summary: "Sent to the host: the key that opens a screen for a hall.",
    payload: bare.extend({ key: screenKey }),
  },
  refused: {
    summary: "A request was refused and changed nothing. `request` is its name, `id` its id if it had one.",
    payload: z.strictObject({ request: z.string(), code: errorCode, id: requestId.optional() }),
  },
  reaction: {
    summary:
      "A player has sent a reaction. It is sent once, to everyone in the room, and not stored. In the room of an event, only to the screens and the sender.",
    payload: z.strictObject({ memberId: z.string(), reaction: z.enum(gameReactions) }),
  },
  place: {
    summary:
      "Sent to each player in the room of an event, at a reveal, at the results, and when they come back: their own place. All are null or empty for a host who has not answered in this game.",
    payload: z.strictObject({
      rank: z.int().nullable(),
      /** How many players are in the standings. */
      of: z.int(),
      score: z.int(),
      /** Places gained since the last reveal; negative if lost. 0 after the first. */
      gained: z.int(),
      /** The nearest first: up to two players above. */
      above: z.array(neighbour),
      /** The nearest first: up to two players below. */
      below: z.array(neighbour),
    }),
  },
  closed: {
    summary: "The room is closed for everyone, or for this player. The socket closes next.",
    payload: z.strictObject({ reason: z.enum(closeReasons) }),
  },
} as const satisfies RoomProtocol["announcements"];
