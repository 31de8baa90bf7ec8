import { useQuery } from "@tanstack/react-query";
import { type Channel, joinChannel, listChannels, readChannel } from "../../schema/channel/api.ts";
import { type ChannelInvitation, listInvitations } from "../../schema/channel/invitation-api.ts";
import type { ChannelLoss } from "../../schema/member/protocol.ts";
import { codeOf, isPassing } from "../net/http/api-error.ts";
import { call } from "../net/http/http.ts";
import { createPushedList, createPushedQuery } from "../net/query/pushed-list.ts";
import { queryClient } from "../net/query/query-client.ts";

/** The root of all query keys about channels. */
const channelKey = ["channel"] as const;
export const channelsKey = [...channelKey, "channels"] as const;
export const searchKey = (name: string) => [...channelKey, "search", name] as const;
const oneKey = (channelId: string) => [...channelKey, "one", channelId] as const;
export const membersKey = (channelId: string) => [...channelKey, "members", channelId] as const;
export const pinsKey = (channelId: string) => [...channelKey, "pins", channelId] as const;
/** A channel's invitations that wait for an answer. */
export const pendingKey = (channelId: string) => [...channelKey, "pending", channelId] as const;

/** Why the member lost a channel, if the server pushed the reason. A member who was offline gets none. */
const removalReasons = new Map<string, ChannelLoss>();
export const isOwn = ({ role }: Pick<Channel, "role">): boolean => role !== null;

/** The time of the newest message that the member can read. If there is none, of joining. */
export const lastActivity = ({ lastMessageAt, joinedAt, createdAt }: Channel): number =>
  lastMessageAt ?? joinedAt ?? createdAt;

const pinnedThenNewest = (one: Channel, other: Channel): number =>
  Number(other.isPinned) - Number(one.isPinned) || lastActivity(other) - lastActivity(one);

/** CHANNEL-48: the member's own channels first, then the others in the server's order. */
export function withChannel(list: readonly Channel[], changed: Channel): Channel[] {
  const isKnown = list.some(({ channelId }) => channelId === changed.channelId);
  const all = isKnown
    ? list.map((each) => (each.channelId === changed.channelId ? changed : each))
    : [...list, changed];
  const own = all.filter(isOwn).sort(pinnedThenNewest);
  return [...own, ...all.filter((each) => !isOwn(each))];
}

const channels = createPushedList<Channel>({
  queryKey: channelsKey,
  read: async () => (await call(listChannels, { query: {} })).channels,
  idOf: ({ channelId }) => channelId,
  put: withChannel,
});

/** The member's open invitations to channels, newest first. */
export const openInvitations = createPushedQuery<ChannelInvitation[]>({
  queryKey: [...channelKey, "invitations"],
  read: async () => (await call(listInvitations)).invitations,
});

/** Shows the member's open invitations, from a push. */
export const applyInvitations = (change: { invitations: ChannelInvitation[] }): void =>
  openInvitations.set(change.invitations);

/** Shows the newest state of one of the member's channels, from a push or a response. */
export function applyChannel(channel: Channel): void {
  const { channelId } = channel;
  const known = channels.known()?.find((each) => each.channelId === channelId);
  removalReasons.delete(channelId);
  channels.put(channel);
  queryClient.setQueryData<Channel>(oneKey(channelId), (one) => one && channels.asRead(channel));
  if (known?.memberCount !== channel.memberCount) refreshMembers(channelId);
}

/** Shows whether the member has muted one of their channels. */
export function applyMuted(channelId: string, isMuted: boolean): void {
  const known = channels.known()?.find((each) => each.channelId === channelId);
  if (known) applyChannel({ ...known, isMuted });
}

/** Removes a channel that the member is no longer in. An open channel is read again as one that they may join. */
export function applyChannelGone(channelId: string, why?: ChannelLoss): void {
  if (why) removalReasons.set(channelId, why);
  channels.remove(channelId);
  void queryClient.invalidateQueries({ queryKey: channelKey });
}

export const removalReason = (channelId: string): ChannelLoss | undefined => removalReasons.get(channelId);

/** Checks whether the member is still in the channel. Its room may have closed for another reason. */
export async function recheckMembership(channelId: string): Promise<void> {
  try {
    const channel = await call(readChannel, { params: { channelId } });
    if (isOwn(channel)) applyChannel(channel);
    else applyChannelGone(channelId);
  } catch (error) {
    if (!isPassing(codeOf(error))) applyChannelGone(channelId);
  }
}

/** Shows the channel as read up to this message on this screen. */
export const markReadHere = channels.markRead;

/** Reads all cached channels again, because a push may have been missed. Sends no request if none was shown. */
export async function refreshChannels(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: channelKey });
  if (channels.known() !== undefined) await channels.refresh();
}

/** Reads the channel's members and invitations again. */
export function refreshMembers(channelId: string): void {
  void queryClient.invalidateQueries({ queryKey: membersKey(channelId) });
  void queryClient.invalidateQueries({ queryKey: pendingKey(channelId) });
}

/** Reads the channel's pinned messages again, because the member may see others now. */
export const refreshPins = (channelId: string): void =>
  void queryClient.invalidateQueries({ queryKey: pinsKey(channelId) });

/** Joins an open channel. Rejects when the server refuses. */
export async function join(channelId: string): Promise<void> {
  applyChannel(await call(joinChannel, { params: { channelId } }));
}

/** The member's own channels, and the open ones that they can join. */
export function useChannels() {
  return useQuery(channels.options);
}

/** CHANNEL-51: the messages that the navigation counts. */
export const unreadInOwn = (list: readonly Channel[]): number =>
  list.reduce((sum, { unread, isMuted, isMentioned }) => (isMuted && !isMentioned ? sum : sum + unread), 0);

/** The number of unread messages in the member's channels, without muted ones; 0 until they are read. */
export function useUnreadInChannels(): number {
  return useQuery({ ...channels.options, select: unreadInOwn }).data ?? 0;
}

/** One channel: from the list if the member is in it, else from a request of its own. */
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
    /** Null until the request has failed. */
    error: listed ? null : single.error,
    /** The cached channel is old and is being read again. */
    isStale: listed === undefined && single.isFetching,
    retry: () => void single.refetch(),
  };
}
