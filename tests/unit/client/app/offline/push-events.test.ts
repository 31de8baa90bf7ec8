import { expect, test, vi } from "vitest";
import { addPushEvents, pageToOpen, readPushed } from "../../../../../client/app/offline/worker/push-events.ts";
import type { WorkerScope } from "../../../../../client/app/offline/worker/worker-scope.ts";

const pushed = { title: "Ngozi", body: "Sent you a message.", tag: "thread-1", path: "/messages?with=1", unread: 2 };

test.each([undefined, "", "{", "null", "[]", '{"title":1}', '{"title":"a","body":"b","tag":"c"}'])(
  "what is no notification of this server is not shown: %j",
  (text) => {
    expect(readPushed(text)).toBeNull();
  },
);

test.each([
  ["/event/1", "https://lamp.example/event/1"],
  ["https://evil.example/", "https://lamp.example"],
  ["//evil.example/", "https://lamp.example"],
  ["javascript:alert(1)", "https://lamp.example"],
  ["http://[", "https://lamp.example"],
])("a press on %j opens %s", (path, url) => {
  expect(pageToOpen(path, "https://lamp.example")).toBe(url);
});

test("a number that is none counts as no unread notifications", () => {
  expect(readPushed(JSON.stringify({ ...pushed, unread: "many" }))).toEqual({ ...pushed, unread: 0 });
  expect(readPushed(JSON.stringify(pushed))).toEqual(pushed);
});

test("a notification is shown with its page, and a press opens that page in the window of the app", async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const work: Promise<unknown>[] = [];
  const showNotification = vi.fn(async () => {});
  const close = vi.fn();
  const setAppBadge = vi.fn(() => Promise.reject(new DOMException("denied")));
  const openWindow = vi.fn(async () => null);
  let windows: object[] = [];
  const focus = vi.fn(async () => {});
  const navigate = vi.fn(async () => ({ focus }));
  addPushEvents({
    location: { origin: "https://lamp.example" },
    navigator: { setAppBadge },
    registration: { showNotification },
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  } as unknown as WorkerScope);
  const waitUntil = (promise: Promise<unknown>) => work.push(promise);
  listeners.get("push")?.({ waitUntil, data: { text: () => JSON.stringify(pushed) } });
  const shown = { body: pushed.body, tag: pushed.tag, data: { path: pushed.path } };
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalledWith("Ngozi", expect.objectContaining(shown)));
  await Promise.all(work);
  expect(setAppBadge).toHaveBeenCalledWith(2);
  windows = [{ navigate }];
  listeners.get("notificationclick")?.({ waitUntil, notification: { close, data: { path: pushed.path } } });
  await Promise.all(work);
  expect([close.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 0]);
  expect(navigate).toHaveBeenCalledWith("https://lamp.example/messages?with=1");
  expect(focus).toHaveBeenCalledOnce();
  windows = [];
  listeners.get("notificationclick")?.({ waitUntil, notification: { close, data: null } });
  await Promise.all(work);
  expect(openWindow.mock.calls).toEqual([["https://lamp.example/"]]);
});
