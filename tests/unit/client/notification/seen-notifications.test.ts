import { beforeEach, expect, test, vi } from "vitest";
import { attend } from "../../../../client/net/attention.ts";
import { call } from "../../../../client/net/http/http.ts";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import { applyNotifications, refreshNotifications } from "../../../../client/notification/notifications.ts";
import { type Notifications, notificationsKey } from "../../../../client/notification/unread.ts";
import type { Notification } from "../../../../schema/notification/api.ts";

vi.mock("../../../../client/net/http/http.ts", () => ({ call: vi.fn(), onSignedOut: vi.fn() }));

const from = (threadId: string, notificationId: string): Notification => ({
  notificationId,
  kind: "reply",
  actorId: "a",
  actorName: "Ngozi",
  actorAvatarUrl: null,
  actorRoles: [],
  count: 1,
  place: { kind: "channel", threadId, name: "Choir", seq: 1 },
  text: "Hello",
  createdAt: 1,
  isRead: false,
});
const known = () => queryClient.getQueryData<Notifications>(notificationsKey);
let confirmed: number;
let counts: number[];
let lookAway: () => void;

async function read(...notifications: Notification[]): Promise<void> {
  vi.mocked(call).mockResolvedValue({ notifications, unread: notifications.length, hasMore: false } as never);
  await refreshNotifications();
}

beforeEach(async () => {
  queryClient.clear();
  [confirmed, counts] = [0, []];
  await read(from("elsewhere", "old"));
  lookAway = attend("here", () => {
    confirmed += 1;
  });
  const stop = queryClient.getQueryCache().subscribe(() => counts.push(known()?.unread ?? 0));
  return () => {
    stop();
    lookAway();
  };
});

test("NOTICE-7 a notification from the thread that the member is looking at never raises the count", () => {
  applyNotifications({ unread: 2, newest: from("here", "new") });
  applyNotifications({ unread: 3, newest: from("here", "newer") });
  // The number after reading may already include a message that arrived in between.
  applyNotifications({ unread: 2, newest: null });
  applyNotifications({ unread: 1, newest: null });
  expect(new Set(counts)).toEqual(new Set([1]));
  expect(known()?.notifications.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  // The server is told for each, because it hears of a reaction in no other way.
  expect(confirmed).toBe(2);
});

test("a notification from another thread counts at once", () => {
  applyNotifications({ unread: 2, newest: from("elsewhere", "new") });
  expect([known()?.unread, confirmed]).toEqual([2, 0]);
});

test("a list that is read while the member looks at a thread shows what comes from there as read", async () => {
  await read(from("here", "new"), from("elsewhere", "old"));
  expect([known()?.unread, confirmed]).toEqual([1, 1]);
});

test("after the member has looked away, notifications from the thread count", () => {
  lookAway();
  applyNotifications({ unread: 2, newest: from("here", "new") });
  expect([known()?.unread, confirmed]).toEqual([2, 0]);
});
