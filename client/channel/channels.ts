import { useQuery } from "@tanstack/react-query";
import { type Channel, joinChannel, listChannels, readChannel } from "../../schema/channel/api.ts";
import type { ChannelLoss } from "../../schema/member/protocol.ts";
import { codeOf, isPassing } from "../net/api-error.ts";
import { call } from "../net/http.ts";
import { createPushedList } from "../net/pushed-list.ts";
import { queryClient } from "../net/query-client.ts";

/** Everything about channels; below it the list, one channel, its members. */
const channelKey = ["channel"] as const;
export const channelsKey = [...channelKey, "channels"] as const;
export const searchKey = (name: string) => [...channelKey, "search", name] as const;
const oneKey = (channelId: string) => [...channelKey, "one", channelId] as const;
export const membersKey = (channelId: string) => [...channelKey, "members", channelId] as const;

/** Why a channel is not the member's any more, where the server has pushed that. A member who was away only finds it gone. */
const removalReasons = new Map<string, ChannelLoss>();
export const isOwn = ({ role }: Pick<Channel, "role">): boolean => role !== null;

/** When something happened in it last; a channel without a message stands where it was made. */
export const lastActivity = ({ lastMessageAt, createdAt }: Channel): number => lastMessageAt ?? createdAt;

/** One's own first, the one with the newest message at the top; the others as the server sorted them. */
export function withChannel(list: readonly Channel[], changed: Channel): Channel[] {
  const isKnown = list.some(({ channelId }) => channelId === changed.channelId);
  const all = isKnown
    ? list.map((each) => (each.channelId === changed.channelId ? changed : each))
    : [...list, changed];
  const own = all.filter(isOwn).sort((one, other) => lastActivity(other) - lastActivity(one));
  return [...own, ...all.filter((each) => !isOwn(each))];
}

const channels = createPushedList<Channel>({
  queryKey: channelsKey,
  read: async () => (await call(listChannels, { query: {} })).channels,
  idOf: ({ channelId }) => channelId,
  put: withChannel,
});

/** Shows a channel of the member's as it stands now: pushed by the server, or as an answer. */
export function applyChannel(channel: Channel): void {
  const { channelId } = channel;
  const known = channels.known()?.find((each) => each.channelId === channelId);
  removalReasons.delete(channelId);
  channels.put(channel);
  queryClient.setQueryData<Channel>(oneKey(channelId), (one) => one && channels.asRead(channel));
  if (known?.memberCount !== channel.memberCount) refreshMembers(channelId);
}

/** A channel that is not the member's any more; an open one is read again as one that they may join. */
export function applyChannelGone(channelId: string, why?: ChannelLoss): void {
  if (why) removalReasons.set(channelId, why);
  channels.remove(channelId);
  void queryClient.invalidateQueries({ queryKey: channelKey });
}

export const removalReason = (channelId: string): ChannelLoss | undefined => removalReasons.get(channelId);

/** Asks whether a channel is still the member's. Its room was closed to this screen, which may have other reasons. */
export async function recheckMembership(channelId: string): Promise<void> {
  try {
    const channel = await call(readChannel, { params: { channelId } });
    if (isOwn(channel)) applyChannel(channel);
    else applyChannelGone(channelId);
  } catch (error) {
    if (!isPassing(codeOf(error))) applyChannelGone(channelId);
  }
}

/** The member has read this far on this screen. */
export const markReadHere = channels.markRead;

/** Reads what is known of channels again, because something may have been missed. Where none was shown, it asks for nothing. */
export async function refreshChannels(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: channelKey });
  if (channels.known() !== undefined) await channels.refresh();
}

export function refreshMembers(channelId: string): void {
  void queryClient.invalidateQueries({ queryKey: membersKey(channelId) });
}

/** Joins an open channel; rejects with the server's refusal. */
export async function join(channelId: string): Promise<void> {
  applyChannel(await call(joinChannel, { params: { channelId } }));
}

/** One's own channels, and the open ones that can be joined. */
export function useChannels() {
  return useQuery(channels.options);
}

/** One channel: from the list where it is one's own in there, else asked for by itself. */
export function useChannel(channelId: string) {
  const { data: list } = useQuery({ ...channels.options, enabled: false });
  const listed = list?.find((each) => each.channelId === channelId && isOwn(each));
  const single = useQuery({
    queryKey: oneKey(channelId),
    queryFn: () => call(readChannel, { params: { channelId } }),
    staleTime: 0,
    enabled: listed === undefined,
  });
  return {
    channel: listed ?? single.data,
    /** Null while it may still be found. */
    error: listed ? null : single.error,
    /** What is known was read a while ago, and is being asked for again. */
    isStale: listed === undefined && single.isFetching,
    retry: () => void single.refetch(),
  };
}
