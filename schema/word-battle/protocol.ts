import { z } from "zod";
import { requestId } from "../game/protocol.ts";
import { roundNumber as round } from "../game/round-number.ts";
import type { RoomProtocol } from "../room-protocol.ts";
import { line } from "../text.ts";

/** Longer than any valid word, so that an invalid one is refused with a specific code. */
const TYPED_MAX_LENGTH = 40;
const word = z.string();
const points = z.int().min(0);

/** The requests of word battle, in addition to those of every game. */
export const wordBattleRequests = {
  word: {
    summary:
      "Plays a word of at least three of the round's letters; lower case counts as its upper case. One word per round. Resend it until the receipt arrives.",
    payload: z.strictObject({ id: requestId, round, word: line({ min: 1, max: TYPED_MAX_LENGTH }) }),
  },
  draft: {
    summary: "The letters on the player's board so far. When the time is up, they are played as they are.",
    payload: z.strictObject({ round, word: line({ max: TYPED_MAX_LENGTH }) }),
  },
} as const satisfies RoomProtocol["requests"];

/** The events of word battle, in addition to those of every game. */
export const wordBattleAnnouncements = {
  receipt: {
    summary:
      "Sent only to the player: their word of the round is stored, with its points. `id` is the request's, or begins with `forced-` if the time was up.",
    payload: z.strictObject({ id: requestId, round, word, points, isWord: z.boolean() }),
  },
  ownAnswer: {
    summary:
      "Sent to a player who comes back: their word of the current round, or null and the letters on their board.",
    payload: z.strictObject({
      round,
      word: word.nullable(),
      points,
      isWord: z.boolean(),
      draft: z.string(),
    }),
  },
} as const satisfies RoomProtocol["announcements"];
