import { z } from "zod";
import { type CallLimit, endpoint } from "../endpoint.ts";
import { messageFound } from "../thread/api.ts";
import { channel } from "./api.ts";

const channelId = z.uuid();
const seq = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const changes: CallLimit = { name: "channel-pin", tries: 300, seconds: 60 * 60, per: "account" };

export const listPins = endpoint("GET /api/channels/:channelId/pins", "member", {
  summary:
    "The pinned messages of one of the caller's channels that they can read, the latest pin first; at most five.",
  limit: { name: "channel-pins", tries: 600, seconds: 60 * 60, per: "account" },
  params: z.strictObject({ channelId }),
  output: z.strictObject({ pins: z.array(messageFound) }),
});

export const pinMessage = endpoint("PUT /api/channels/:channelId/pins/:seq", "member", {
  summary:
    "Pins a message that the caller can read. Pinning it again changes nothing. For the channel's owner, admins and safeguarding leads.",
  limit: changes,
  params: z.strictObject({ channelId, seq }),
  output: channel,
});

export const unpinMessage = endpoint("DELETE /api/channels/:channelId/pins/:seq", "member", {
  summary:
    "Unpins a message. Nothing changes if it is not pinned. For the channel's owner, admins and safeguarding leads.",
  limit: changes,
  params: z.strictObject({ channelId, seq }),
  output: channel,
});
