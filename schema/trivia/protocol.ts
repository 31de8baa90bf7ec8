import { z } from "zod";
import { requestId } from "../game/protocol.ts";
import { roundNumber as round } from "../game/round-number.ts";
import type { RoomProtocol } from "../room-protocol.ts";

const option = z.int().min(0).max(3);

/** What is asked beside the requests of every game. */
export const triviaRequests = {
  answer: {
    summary:
      "Answers the question of `round` with the option at that index. One answer a round; send again until the receipt.",
    payload: z.strictObject({ id: requestId, round, option }),
  },
} as const satisfies RoomProtocol["requests"];

/** What is announced beside the announcements of every game. */
export const triviaAnnouncements = {
  receipt: {
    summary: "To the sender alone: the answer with this id is stored. Sent again for each repetition, counted once.",
    payload: z.strictObject({ id: requestId, round, option }),
  },
  ownAnswer: {
    summary: "To a player who comes back: the option they chose in the running round, or null.",
    payload: z.strictObject({ round, option: option.nullable() }),
  },
} as const satisfies RoomProtocol["announcements"];
