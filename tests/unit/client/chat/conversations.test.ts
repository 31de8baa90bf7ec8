import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  applyConversation,
  markReadHere,
  refreshConversations,
  withConversation,
} from "../../../../client/chat/conversations.ts";
import { conversationsKey, unreadIn } from "../../../../client/chat/unread.ts";
import { call } from "../../../../client/net/http.ts";
import { queryClient } from "../../../../client/net/query-client.ts";
import type { Conversation } from "../../../../schema/chat/api.ts";

vi.mock("../../../../client/net/http.ts", () => ({ call: vi.fn(), onSignedOut: vi.fn() }));

const conversation = (conversationId: string, changes: Partial<Conversation> = {}): Conversation => ({
  conversationId,
  members: [],
  isAccompanied: false,
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

test("the conversation with the newest message comes first, one without any last", () => {
  const known = [conversation("a", { lastMessageAt: 3 }), conversation("b", { lastMessageAt: 2 })];
  const moved = withConversation(known, conversation("b", { lastMessageAt: 4 }));
  expect(
    withConversation(moved, conversation("c", { lastMessageAt: null })).map((each) => each.conversationId),
  ).toEqual(["b", "a", "c"]);
});

test("news move a conversation up and change the count", async () => {
  serve(conversation("a", { lastMessageAt: 2_000 }), conversation("b"));
  await refreshConversations();
  applyConversation(conversation("b", { lastMessageAt: 3_000, lastSeq: 7, unread: 2 }));
  expect([ids(), unreadIn(list())]).toEqual([["b", "a"], 2]);
});

test("what was heard while the list was on its way is newer than the list", async () => {
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

describe("what is read on this screen", () => {
  test("counts at once, before the server has heard of it", async () => {
    serve(conversation("r", { lastSeq: 7, readSeq: 5, unread: 2 }));
    await refreshConversations();
    markReadHere("r", 7);
    expect(unreadIn(list())).toBe(0);
    applyConversation(conversation("r", { lastSeq: 7, readSeq: 5, unread: 2 }));
    expect(unreadIn(list())).toBe(0);
  });

  test("does not hide what comes after it", () => {
    serve();
    queryClient.setQueryData(conversationsKey, []);
    markReadHere("s", 7);
    applyConversation(conversation("s", { lastSeq: 8, readSeq: 7, unread: 1 }));
    expect(unreadIn(list())).toBe(1);
  });
});
