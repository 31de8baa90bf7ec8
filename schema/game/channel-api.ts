import { z } from "zod";
import { enterLimit } from "../channel/occasion.ts";
import { endpoint } from "../endpoint.ts";

export const enterGameChannel = endpoint("POST /api/game/played/:sessionId/channel", "member", {
  summary:
    "Enters the channel of the people who played a finished game, for one of them. The first call creates it; calling again changes nothing.",
  limit: enterLimit,
  params: z.strictObject({ sessionId: z.uuid() }),
  output: z.strictObject({ channelId: z.uuid() }),
});
