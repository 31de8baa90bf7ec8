import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { call } from "../../../../client/net/http/http.ts";
import { queryClient } from "../../../../client/net/query/query-client.ts";
import {
  applyNotifications,
  markRead,
  readEarlier,
  refreshNotifications,
  withNewestPage,
} from "../../../../client/notification/notifications.ts";
import { type Notifications, notificationsKey } from "../../../../client/notification/unread.ts";
import type { Notification } from "../../../../schema/notification/api.ts";

vi.mock("../../../../client/net/http/http.ts", () => ({ call: vi.fn(), onSignedOut: vi.fn() }));

const notification = (
  notificationId: string,
  createdAt: number,
  changes: Partial<Notification> = {},
): Notification => ({
  notificationId,
  kind: "message",
  actorId: "a",
  actorName: "Ngozi",
  actorAvatarUrl: null,
  actorRoles: [],
  count: 1,
  place: { kind: "conversation", threadId: "t", name: "", seq: 1 },
  text: "Hello",
  createdAt,
  isRead: false,
  ...changes,
});
const page = (notifications: Notification[], changes: Partial<Notifications> = {}): Notifications => ({
  notifications,
  unread: notifications.filter(({ isRead }) => !isRead).length,
  hasMore: false,
  ...changes,
});

const serve = (answer: Notifications) => vi.mocked(call).mockResolvedValue(answer as never);
const known = () => queryClient.getQueryData<Notifications>(notificationsKey);
const ids = () => known()?.notifications.map(({ notificationId }) => notificationId);
const isRead = () => known()?.notifications.map((each) => each.isRead);
/** A read that was sent and has no reply yet. */
async function pendingRead() {
  let arrive = (_: Notifications) => {};
  const before = vi.mocked(call).mock.calls.length;
  vi.mocked(call).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)) as never);
  const reading = refreshNotifications();
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(before + 1));
  return { reading, arrive };
}

beforeEach(() => {
  vi.mocked(call).mockReset();
  queryClient.clear();
});

describe("a pushed notification", () => {
  test("a pushed notification counts at once and moves to the top of the list", async () => {
    serve(page([notification("b", 20), notification("a", 10)]));
    await refreshNotifications();
    applyNotifications({ unread: 2, newest: notification("a", 30, { count: 2 }) });
    expect([ids(), known()?.unread, known()?.notifications[0]?.count]).toEqual([["a", "b"], 2, 2]);
  });

  test("a pushed notification survives a read that was already in progress", async () => {
    const { reading, arrive } = await pendingRead();
    applyNotifications({ unread: 1, newest: notification("new", 30) });
    arrive(page([]));
    await reading;
    expect([ids(), known()?.unread]).toEqual([["new"], 1]);
  });

  test("a pushed notification reads a visible list again, but not a hidden one", async () => {
    serve(page([]));
    await refreshNotifications();
    applyNotifications({ unread: 1, newest: notification("a", 10) });
    expect(call).toHaveBeenCalledTimes(1);
    const sheet = new QueryObserver(queryClient, { queryKey: notificationsKey, staleTime: 30_000, queryFn: refetched });
    const close = sheet.subscribe(() => {});
    await vi.waitFor(() => expect(refetched).toHaveBeenCalledTimes(1));
    applyNotifications({ unread: 2, newest: notification("b", 20) });
    await vi.waitFor(() => expect(refetched).toHaveBeenCalledTimes(2));
    // The server's echo of what was read here changes nothing.
    applyNotifications({ unread: known()?.unread ?? -1, newest: null });
    expect(refetched).toHaveBeenCalledTimes(2);
    close();
  });

  test("a push without unread notifications shows the whole list as read", async () => {
    serve(page([notification("a", 10)]));
    await refreshNotifications();
    applyNotifications({ unread: 0, newest: null });
    expect([isRead(), known()?.unread]).toEqual([[true], 0]);
  });
});

const refetched = vi.fn(async () => known() ?? page([]));

describe("marking as read", () => {
  test("marking a notification as read counts at once, and only once for several presses", async () => {
    serve(page([notification("b", 20), notification("a", 10)]));
    await refreshNotifications();
    void markRead(["a"]);
    void markRead(["a"]);
    expect([isRead(), known()?.unread]).toEqual([[false, true], 1]);
    void markRead();
    expect([isRead(), known()?.unread]).toEqual([[true, true], 0]);
  });

  test("a notification marked as read stays read in a list that was requested earlier", async () => {
    serve(page([notification("a", 10)]));
    await refreshNotifications();
    const { reading, arrive } = await pendingRead();
    void markRead(["a"]);
    arrive(page([notification("a", 10)]));
    await reading;
    expect([isRead(), known()?.unread]).toEqual([[true], 0]);
  });

  test("marking a notification as read is undone if the request fails", async () => {
    serve(page([notification("a", 10)]));
    await refreshNotifications();
    vi.mocked(call).mockRejectedValueOnce(new Error("no network"));
    await expect(markRead(["a"])).rejects.toThrow("no network");
    await vi.waitFor(() => expect(isRead()).toEqual([false]));
  });
});

describe("earlier notifications", () => {
  test("earlier notifications are added below, each once", async () => {
    serve(page([notification("c", 30), notification("b", 20)], { hasMore: true }));
    await refreshNotifications();
    serve(page([notification("b", 20), notification("a", 10)]));
    await readEarlier();
    expect(call).toHaveBeenLastCalledWith(expect.anything(), { query: { before: "b" } });
    expect([ids(), known()?.hasMore]).toEqual([["c", "b", "a"], false]);
  });

  test("earlier notifications stay below a new page unless some may be missing in between", () => {
    const long = page([notification("c", 30), notification("b", 20), notification("a", 10)]);
    const next = page([notification("d", 40), notification("c", 30)], { hasMore: true });
    expect(withNewestPage(long, next).notifications.map((each) => each.notificationId)).toEqual(["d", "c", "b", "a"]);
    expect(withNewestPage(long, next).hasMore).toBe(false);
    const far = page([notification("f", 60), notification("e", 50)], { hasMore: true });
    expect(withNewestPage(long, far)).toBe(far);
  });
});
