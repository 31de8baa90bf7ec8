import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  applyChannel,
  applyChannelGone,
  channelsKey,
  join,
  markReadHere,
  recheckMembership,
  refreshChannels,
  withChannel,
} from "../../../../client/channel/channels.ts";
import { ApiError } from "../../../../client/net/api-error.ts";
import { call } from "../../../../client/net/http.ts";
import { queryClient } from "../../../../client/net/query-client.ts";
import { type Channel, joinChannel, readChannel } from "../../../../schema/channel/api.ts";

vi.mock("../../../../client/net/http.ts", () => ({ call: vi.fn(), onSignedOut: vi.fn() }));

const channel = (channelId: string, changes: Partial<Channel> = {}): Channel => ({
  channelId,
  name: channelId,
  description: "",
  isPrivate: false,
  memberCount: 1,
  role: "member",
  supervisors: [],
  canWrite: true,
  createdAt: 1_000,
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

test("one's own come first, the one where something happened last at the top, and the others stay as they were", () => {
  const known = [
    channel("a", { lastMessageAt: 3_000 }),
    channel("b", { lastMessageAt: 2_000 }),
    channel("y", { role: null }),
    channel("x", { role: null }),
  ];
  const moved = withChannel(known, channel("b", { lastMessageAt: 4_000 }));
  const made = withChannel(moved, channel("c", { createdAt: 3_500 }));
  expect(made.map((each) => each.channelId)).toEqual(["b", "c", "a", "y", "x"]);
});

test("a channel that was joined moves up to one's own", async () => {
  know(channel("a", { lastMessageAt: 2_000 }), channel("o", { role: null }));
  vi.mocked(call).mockResolvedValue(channel("o", { lastMessageAt: 3_000, memberCount: 2 }) as never);
  await join("o");
  expect(call).toHaveBeenCalledWith(joinChannel, { params: { channelId: "o" } });
  expect([ids(), list()[0]?.memberCount]).toEqual([["o", "a"], 2]);
});

test("what was heard while the list was on its way is newer than the list, also that one is gone", async () => {
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

test("whoever has not looked at any channel asks for nothing when the line comes back", async () => {
  await refreshChannels();
  expect(call).not.toHaveBeenCalled();
});

test("a list that is looked at is read again when a channel is gone, since an open one can be joined again", async () => {
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

describe("a room that was closed to this screen", () => {
  test("leaves the channel in the list while it is the member's", async () => {
    know(channel("a"));
    vi.mocked(call).mockResolvedValue(channel("a", { role: "admin" }) as never);
    await recheckMembership("a");
    expect(call).toHaveBeenCalledWith(readChannel, { params: { channelId: "a" } });
    expect(list()[0]?.role).toBe("admin");
  });

  test("takes it out where it is not there for them any more, or theirs no longer", async () => {
    know(channel("a"), channel("b"));
    vi.mocked(call).mockRejectedValueOnce(new ApiError("channel/not-found"));
    await recheckMembership("a");
    vi.mocked(call).mockResolvedValueOnce(channel("b", { role: null }) as never);
    await recheckMembership("b");
    expect(ids()).toEqual([]);
  });

  test("takes nothing out where the network does not say", async () => {
    know(channel("a"));
    vi.mocked(call).mockRejectedValue(new ApiError("network/unreachable"));
    await recheckMembership("a");
    expect(ids()).toEqual(["a"]);
  });
});

describe("what is read on this screen", () => {
  test("counts at once, before the server has heard of it", () => {
    know(channel("r", { lastSeq: 7, readSeq: 5, unread: 2 }));
    markReadHere("r", 7);
    expect(unread()).toBe(0);
    applyChannel(channel("r", { lastSeq: 7, readSeq: 5, unread: 2 }));
    expect(unread()).toBe(0);
  });

  test("does not hide what comes after it", () => {
    know();
    markReadHere("s", 7);
    applyChannel(channel("s", { lastSeq: 8, readSeq: 7, unread: 1 }));
    expect(unread()).toBe(1);
  });
});
