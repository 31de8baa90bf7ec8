import { listChannelMembers, readChannelMessages, searchChannel, takeChannelSeat } from "../../schema/channel/api.ts";
import type { MessageFound } from "../../schema/thread/api.ts";
import { call } from "../net/http/http.ts";
import type { MentionCandidate } from "../thread/mention/mention-candidate.ts";
import { toastRefused } from "../thread/pending/toast-refused.ts";
import { createThread, type Thread } from "../thread/thread.ts";
import { markReadHere, refreshPins } from "./channels.ts";

/** The thread of a channel for this member. It sends nothing until it is opened. */
export function channelThread(channelId: string, memberId: string): Thread {
  const params = { channelId };
  return createThread({
    kind: "channel",
    threadId: channelId,
    memberId,
    takeSeat: () => call(takeChannelSeat, { params }),
    readPage: (query) => call(readChannelMessages, { params, query }),
    seen: (seq) => markReadHere(channelId, seq),
    onRefused: toastRefused,
    onAccessChanged: () => refreshPins(channelId),
  });
}

/** Finds the members of a channel who can be mentioned, by a part of their name. */
export function memberFinder(channelId: string) {
  return async (name: string): Promise<MentionCandidate[]> => {
    return (await call(listChannelMembers, { params: { channelId }, query: { name } })).members;
  };
}

/** Finds the newest messages of a channel that contain these words. */
export function messageFinder(channelId: string) {
  return async (words: string): Promise<MessageFound[]> =>
    (await call(searchChannel, { params: { channelId }, query: { words } })).found;
}

/** How many members have the channel open. Null if the room's state has no such number. */
export function hereIn(view: unknown): number | null {
  const isCounted = typeof view === "object" && view !== null && "here" in view && typeof view.here === "number";
  return isCounted ? (view.here as number) : null;
}
