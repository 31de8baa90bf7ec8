import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  applyConversation,
  markReadHere,
  refreshConversations,
  withConversation,
} from "../../../../client/chat/conversations.ts";
import { conversationsKey, unreadIn } from "../../../../client/chat/unread.ts";
import { call } from "../../../../client/net/http/http.ts";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import type { Conversation } from "../../../../schema/chat/api.ts";

vi.mock("../../../../client/net/http/http.ts", () => ({ call: vi.fn(), onSignedOut: vi.fn() }));

const conversation = (conversationId: string, changes: Partial<Conversation> = {}): Conversation => ({
  conversationId,
  members: [],
  isSupervised: false,
  canWrite: true,
  preview: null,
  lastMessageAt: 1_000,
  lastSeq: 5,
  readSeq: 5,
  unread: 0,
  ...changes,
});

const serve = (...conversations: Conversation[]) => vi.mocked(call).mockResolvedValue({ conversations } as never);
const list = () => queryClient.getQueryData<Conversation[]>(conversationsKey) ?? [];
const ids = () => list().map(({ conversationId }) => conversationId);

beforeEach(() => {
  vi.mocked(call).mockReset();
  queryClient.clear();
});

test("conversations are sorted by their newest message; those without one come last", () => {
  const known = [conversation("a", { lastMessageAt: 3 }), conversation("b", { lastMessageAt: 2 })];
  const moved = withConversation(known, conversation("b", { lastMessageAt: 4 }));
  expect(
    withConversation(moved, conversation("c", { lastMessageAt: null })).map((each) => each.conversationId),
  ).toEqual(["b", "a", "c"]);
});

test("a push moves a conversation up and changes its unread count", async () => {
  serve(conversation("a", { lastMessageAt: 2_000 }), conversation("b"));
  await refreshConversations();
  applyConversation(conversation("b", { lastMessageAt: 3_000, lastSeq: 7, unread: 2 }));
  expect([ids(), unreadIn(list())]).toEqual([["b", "a"], 2]);
});

test("a push during a request is newer than the response", async () => {
  let arrive = (_: unknown) => {};
  vi.mocked(call).mockReturnValue(new Promise((resolve) => (arrive = resolve)) as never);
  const reading = refreshConversations();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  await Promise.resolve();
  applyConversation(conversation("a", { lastSeq: 6, unread: 1 }));
  arrive({ conversations: [conversation("a")] });
  await reading;
  expect(unreadIn(list())).toBe(1);
});

describe("reading on this screen", () => {
  test("reading on this screen clears the unread count at once", async () => {
    serve(conversation("r", { lastSeq: 7, readSeq: 5, unread: 2 }));
    await refreshConversations();
    markReadHere("r", 7);
    expect(unreadIn(list())).toBe(0);
    applyConversation(conversation("r", { lastSeq: 7, readSeq: 5, unread: 2 }));
    expect(unreadIn(list())).toBe(0);
  });

  test("reading on this screen does not hide later unread messages", () => {
    serve();
    queryClient.setQueryData(conversationsKey, []);
    markReadHere("s", 7);
    applyConversation(conversation("s", { lastSeq: 8, readSeq: 7, unread: 1 }));
    expect(unreadIn(list())).toBe(1);
  });
});
