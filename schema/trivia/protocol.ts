import { z } from "zod";
import { requestId } from "../game/protocol.ts";
import { roundNumber as round } from "../game/round-number.ts";
import type { RoomProtocol } from "../room-protocol.ts";

const option = z.int().min(0).max(3);

/** The requests of trivia, in addition to those of every game. */
export const triviaRequests = {
  skip: {
    summary:
      "The host skips the question of `round`, before or during its reveal. It counts for nobody, and another one replaces it if one is left.",
    payload: z.strictObject({ id: requestId.optional(), round }),
  },
  answer: {
    summary:
      "Answers the question of `round` with the option at that index. One answer per round. Resend it until the receipt arrives.",
    payload: z.strictObject({ id: requestId, round, option }),
  },
} as const satisfies RoomProtocol["requests"];

/** The events of trivia, in addition to those of every game. */
export const triviaAnnouncements = {
  receipt: {
    summary:
      "Sent only to the sender: the answer with this id is stored. Repeated for each resend; the answer counts once.",
    payload: z.strictObject({ id: requestId, round, option }),
  },
  ownAnswer: {
    summary: "Sent to a player who comes back: the option they chose in the current round, or null.",
    payload: z.strictObject({ round, option: option.nullable() }),
  },
} as const satisfies RoomProtocol["announcements"];
