import { useQuery } from "@tanstack/react-query";
import { type Channel, joinChannel, listChannels, readChannel } from "../../schema/channel/api.ts";
import type { ChannelLoss } from "../../schema/member/protocol.ts";
import { codeOf, isPassing } from "../net/api-error.ts";
import { call } from "../net/http.ts";
import { queryClient } from "../net/query-client.ts";
import { currentMember } from "../net/session.ts";

/** Everything about channels; below it the list, one channel, its members. */
const channelKey = ["channel"] as const;
export const channelsKey = [...channelKey, "channels"] as const;
export const searchKey = (name: string) => [...channelKey, "search", name] as const;
const oneKey = (channelId: string) => [...channelKey, "one", channelId] as const;
export const membersKey = (channelId: string) => [...channelKey, "members", channelId] as const;

/** What was pushed since the list was last asked for, null for one that is gone: it is newer than that list. */
const pushedSinceRead = new Map<string, Channel | null>();
/** Why a channel is not the member's any more, where their line has told; who was away finds it gone and no more. */
const removalReasons = new Map<string, ChannelLoss>();
/** How far one has read on this screen, which the server may hear of a moment later. */
const readHere = new Map<string, number>();
/** Two members may use one phone, and may be in one channel. */
const readKey = (channelId: string) => `${currentMember()?.memberId} ${channelId}`;

export const isOwn = ({ role }: Pick<Channel, "role">): boolean => role !== null;

function asRead(channel: Channel): Channel {
  const seq = readHere.get(readKey(channel.channelId)) ?? 0;
  if (channel.unread === 0 || seq < channel.lastSeq) return channel;
  return { ...channel, readSeq: channel.lastSeq, unread: 0 };
}

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

const without = (list: readonly Channel[], channelId: string): Channel[] =>
  list.filter((each) => each.channelId !== channelId);

const query = {
  queryKey: channelsKey,
  async queryFn(): Promise<Channel[]> {
    pushedSinceRead.clear();
    const { channels } = await call(listChannels, { query: {} });
    let list = channels;
    for (const [channelId, pushed] of pushedSinceRead) {
      list = pushed === null ? without(list, channelId) : withChannel(list, pushed);
    }
    return list.map(asRead);
  },
};

function change(edit: (list: Channel[]) => Channel[]): void {
  queryClient.setQueryData<Channel[]>(channelsKey, (list) => list && edit(list));
}

/** A channel of the member's as it stands now: over the member's own line, or as an answer. */
export function applyChannel(channel: Channel): void {
  const { channelId } = channel;
  const known = queryClient.getQueryData<Channel[]>(channelsKey)?.find((each) => each.channelId === channelId);
  pushedSinceRead.set(channelId, channel);
  removalReasons.delete(channelId);
  change((list) => withChannel(list, asRead(channel)));
  queryClient.setQueryData<Channel>(oneKey(channelId), (one) => one && asRead(channel));
  if (known?.memberCount !== channel.memberCount) refreshMembers(channelId);
}

/** A channel that is not the member's any more; an open one is read again as one that they may join. */
export function applyChannelGone(channelId: string, why?: ChannelLoss): void {
  if (why) removalReasons.set(channelId, why);
  pushedSinceRead.set(channelId, null);
  change((list) => without(list, channelId));
  void queryClient.invalidateQueries({ queryKey: channelKey });
}

export const removalReason = (channelId: string): ChannelLoss | undefined => removalReasons.get(channelId);

/** Requests whether a channel is still the member's: its room was closed to this screen, which may have other reasons. */
export async function recheckMembership(channelId: string): Promise<void> {
  try {
    const channel = await call(readChannel, { params: { channelId } });
    if (isOwn(channel)) applyChannel(channel);
    else applyChannelGone(channelId);
  } catch (error) {
    if (!isPassing(codeOf(error))) applyChannelGone(channelId);
  }
}

export function markReadHere(channelId: string, seq: number): void {
  const key = readKey(channelId);
  if (seq <= (readHere.get(key) ?? 0)) return;
  readHere.set(key, seq);
  change((list) => {
    const read = list.map(asRead);
    return read.some((each, index) => each !== list[index]) ? read : list;
  });
}

/** Something may have been missed: reads again what is known of channels. Who has not looked at any asks for nothing. */
export async function refreshChannels(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: channelKey });
  if (queryClient.getQueryData(channelsKey) === undefined) return;
  await queryClient.cancelQueries({ queryKey: channelsKey });
  await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => {});
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
  return useQuery(query);
}

/** One channel: from the list where it is one's own in there, else asked for by itself. */
export function useChannel(channelId: string) {
  const { data: list } = useQuery({ ...query, enabled: false });
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
