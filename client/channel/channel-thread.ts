import { readChannelMessages, takeChannelSeat } from "../../schema/channel/api.ts";
import { call } from "../net/http.ts";
import { deviceStore } from "../thread/device-store.ts";
import { createOutboxShelf } from "../thread/outbox-shelf.ts";
import { createThread, type Thread } from "../thread/thread.ts";
import { noteRead } from "./channels.ts";

/** A channel as this member opens it. Nothing is asked for yet. */
export function channelThread(channelId: string, memberId: string): Thread {
  const params = { channelId };
  return createThread({
    threadId: channelId,
    memberId,
    shelf: createOutboxShelf(deviceStore(), memberId, channelId),
    takeSeat: () => call(takeChannelSeat, { params }),
    readPage: (query) => call(readChannelMessages, { params, query }),
    seen: (seq) => noteRead(channelId, seq),
  });
}
