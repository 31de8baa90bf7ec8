import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  applyChannel,
  applyChannelGone,
  applyMuted,
  channelsKey,
  join,
  markReadHere,
  recheckMembership,
  refreshChannels,
  unreadInOwn,
  withChannel,
} from "../../../../client/channel/channels.ts";
import { ApiError } from "../../../../client/net/http/api-error.ts";
import { call } from "../../../../client/net/http/http.ts";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { type Channel, joinChannel, readChannel } from "../../../../schema/channel/api.ts";

vi.mock("../../../../client/net/http/http.ts", () => ({ call: vi.fn(), onSignedOut: vi.fn() }));

const channel = (channelId: string, changes: Partial<Channel> = {}): Channel => ({
  channelId,
  name: channelId,
  description: "",
  isPrivate: false,
  memberCount: 1,
  role: "member",
  supervisors: [],
  canWrite: true,
  pace: null,
  canWriteInQuietHours: false,
  canSetPace: false,
  canPin: false,
  pinRevisions: [],
  isPinned: false,
  isMuted: false,
  isMentioned: false,
  lastMessage: null,
  createdAt: 1_000,
  joinedAt: 1_000,
  lastMessageAt: null,
  lastSeq: 5,
  readSeq: 5,
  unread: 0,
  ...changes,
});

const know = (...channels: Channel[]) => queryClient.setQueryData(channelsKey, channels);
const list = () => queryClient.getQueryData<Channel[]>(channelsKey) ?? [];
const ids = () => list().map(({ channelId }) => channelId);
const unread = () => list().reduce((sum, each) => sum + each.unread, 0);

beforeEach(() => {
  vi.mocked(call).mockReset();
  queryClient.clear();
});

test("own channels come first, by newest activity; the others keep the server's order", () => {
  const known = [
    channel("a", { lastMessageAt: 3_000 }),
    channel("b", { lastMessageAt: 2_000 }),
    channel("y", { role: null }),
    channel("x", { role: null }),
  ];
  const moved = withChannel(known, channel("b", { lastMessageAt: 4_000 }));
  const made = withChannel(moved, channel("c", { joinedAt: null, createdAt: 3_500 }));
  expect(made.map((each) => each.channelId)).toEqual(["b", "c", "a", "y", "x"]);
});

test("CHANNEL-48 pinned channels stay at the top, and one without messages counts from joining", () => {
  const known = [
    channel("pinned", { isPinned: true, lastMessageAt: 2_000 }),
    channel("busy", { lastMessageAt: 4_000 }),
    channel("joined", { joinedAt: 3_000 }),
  ];
  const names = (list: Channel[]) => list.map((each) => each.channelId);
  expect(names(withChannel(known, channel("new", { lastMessageAt: 5_000 })))).toEqual([
    "pinned",
    "new",
    "busy",
    "joined",
  ]);
  const unpinned = channel("pinned", { lastMessageAt: 2_000 });
  expect(names(withChannel(known, unpinned))).toEqual(["busy", "joined", "pinned"]);
});

test("CHANNEL-51 muting shows at once, and a muted channel counts in the navigation only with a mention", () => {
  know(channel("a", { unread: 2 }), channel("b", { unread: 3 }));
  const counted = () => unreadInOwn(list());
  expect(counted()).toBe(5);
  applyMuted("b", true);
  expect(counted()).toBe(2);
  applyChannel(channel("b", { unread: 4, isMuted: true, isMentioned: true }));
  expect(counted()).toBe(6);
});

test("a channel that the member joins moves up to their own", async () => {
  know(channel("a", { lastMessageAt: 2_000 }), channel("o", { role: null }));
  vi.mocked(call).mockResolvedValue(channel("o", { lastMessageAt: 3_000, memberCount: 2 }) as never);
  await join("o");
  expect(call).toHaveBeenCalledWith(joinChannel, { params: { channelId: "o" } });
  expect([ids(), list()[0]?.memberCount]).toEqual([["o", "a"], 2]);
});

test("a push during a read is newer than that read, also when it removes a channel", async () => {
  know();
  let arrive = (_: unknown) => {};
  vi.mocked(call).mockReturnValue(new Promise((resolve) => (arrive = resolve)) as never);
  const reading = refreshChannels();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  applyChannel(channel("a", { lastSeq: 6, unread: 1 }));
  applyChannelGone("b");
  arrive({ channels: [channel("a"), channel("b")] });
  await reading;
  expect([ids(), unread()]).toEqual([["a"], 1]);
});

test("a reconnect reads nothing for a member who has not opened any channel", async () => {
  await refreshChannels();
  expect(call).not.toHaveBeenCalled();
});

test("a shown list is read again when a channel is gone, because the member may join it again", async () => {
  know(channel("a"));
  const queryFn = async () => [channel("a", { role: null })];
  const stop = new QueryObserver(queryClient, { queryKey: channelsKey, queryFn, staleTime: 60_000 }).subscribe(
    () => {},
  );
  applyChannelGone("a");
  expect(ids()).toEqual([]);
  await vi.waitFor(() => expect(list()[0]?.role).toBeNull());
  stop();
});

describe("when the room of a channel closes", () => {
  test("the channel stays in the list while the member is in it", async () => {
    know(channel("a"));
    vi.mocked(call).mockResolvedValue(channel("a", { role: "admin" }) as never);
    await recheckMembership("a");
    expect(call).toHaveBeenCalledWith(readChannel, { params: { channelId: "a" } });
    expect(list()[0]?.role).toBe("admin");
  });

  test("the channel leaves the list when it is gone or the member is not in it", async () => {
    know(channel("a"), channel("b"));
    vi.mocked(call).mockRejectedValueOnce(new ApiError("channel/not-found"));
    await recheckMembership("a");
    vi.mocked(call).mockResolvedValueOnce(channel("b", { role: null }) as never);
    await recheckMembership("b");
    expect(ids()).toEqual([]);
  });

  test("the channel stays in the list when the network fails", async () => {
    know(channel("a"));
    vi.mocked(call).mockRejectedValue(new ApiError("network/unreachable"));
    await recheckMembership("a");
    expect(ids()).toEqual(["a"]);
  });
});

describe("reading on this screen", () => {
  test("counts at once, before the server knows", () => {
    know(channel("r", { lastSeq: 7, readSeq: 5, unread: 2 }));
    markReadHere("r", 7);
    expect(unread()).toBe(0);
    applyChannel(channel("r", { lastSeq: 7, readSeq: 5, unread: 2 }));
    expect(unread()).toBe(0);
  });

  test("does not hide later messages", () => {
    know();
    markReadHere("s", 7);
    applyChannel(channel("s", { lastSeq: 8, readSeq: 7, unread: 1 }));
    expect(unread()).toBe(1);
  });
});
