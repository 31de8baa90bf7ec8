import { z } from "zod";
import { requestId } from "../game/protocol.ts";
import { roundNumber as round } from "../game/round-number.ts";
import type { RoomProtocol } from "../room-protocol.ts";
import { line } from "../text.ts";

/** Long enough for whatever is typed: what was not dealt is refused by name. */
const TYPED_MAX_LENGTH = 40;
const word = z.string();
const points = z.int().min(0);

/** What is asked beside the requests of every game. */
export const wordBattleRequests = {
  word: {
    summary:
      "Plays a word of at least three of the round's letters; lower case counts as its upper case. One word a round; send again until the receipt.",
    payload: z.strictObject({ id: requestId, round, word: line({ min: 1, max: TYPED_MAX_LENGTH }) }),
  },
  draft: {
    summary: "What lies on the player's board so far. When the time is up it is played as it is.",
    payload: z.strictObject({ round, word: line({ max: TYPED_MAX_LENGTH }) }),
  },
} as const satisfies RoomProtocol["requests"];

/** What is announced beside the announcements of every game. */
export const wordBattleAnnouncements = {
  receipt: {
    summary:
      "To the player alone: their word of the round is stored, and what it earns. `id` is the request's, or begins with `forced-` where time was up.",
    payload: z.strictObject({ id: requestId, round, word, points, isWord: z.boolean() }),
  },
  ownAnswer: {
    summary: "To a player who comes back: their word of the running round, or null and what lay on their board.",
    payload: z.strictObject({
      round,
      word: word.nullable(),
      points,
      isWord: z.boolean(),
      draft: z.string(),
    }),
  },
} as const satisfies RoomProtocol["announcements"];
