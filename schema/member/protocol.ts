import { z } from "zod";
import { conversation } from "../chat/api.ts";
import { errorCode } from "../errors.ts";
import { requestId } from "../game/protocol.ts";
import type { RoomProtocol } from "../room-protocol.ts";

/** A member's own line: what concerns them wherever they are in the product. */
export const memberProtocol = {
  requests: {},
  announcements: {
    conversation: {
      summary:
        "A conversation of the member's as it stands now: a message came, it was read on another phone, it was opened.",
      payload: z.strictObject({ conversation }),
    },
    refused: {
      summary: "A request was refused and changed nothing.",
      payload: z.strictObject({ request: z.string(), code: errorCode, id: requestId.optional() }),
    },
  },
} as const satisfies RoomProtocol;
