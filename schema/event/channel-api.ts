import { z } from "zod";
import { enterLimit } from "../channel/occasion.ts";
import { endpoint } from "../endpoint.ts";

export const enterEventChannel = endpoint("POST /api/events/:eventId/channel", "member", {
  summary:
    "Enters the channel of an event, for those who are registered and those who manage it. The first call creates it; calling again changes nothing.",
  limit: enterLimit,
  params: z.strictObject({ eventId: z.uuid() }),
  output: z.strictObject({ channelId: z.uuid() }),
});
