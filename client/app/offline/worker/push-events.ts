import type { WorkerScope } from "./worker-scope.ts";

/** What the server sends: see `PushPayload` in server/push/push-sender.ts. */
interface Pushed {
  title: string;
  body: string;
  tag: string;
  path: string;
  unread: number;
}

/** The icon in the status bar has one colour, so the system uses its shape only. */
const icons = { icon: "/app-icon-192.png", badge: "/app-icon-maskable-192.png" };

/** Null if it is nothing that this version understands. */
export function readPushed(text: string | undefined): Pushed | null {
  try {
    const { title, body, tag, path, unread } = JSON.parse(text ?? "") as Record<keyof Pushed, unknown>;
    if ([title, body, tag, path].some((each) => typeof each !== "string")) return null;
    return { title, body, tag, path, unread: Number(unread) || 0 } as Pushed;
  } catch {
    return null;
  }
}

/** Only pages of this app are opened, whatever a notification says. */
export function pageToOpen(path: unknown, origin: string): string {
  try {
    const url = new URL(String(path ?? "/"), origin);
    return url.origin === origin ? url.href : origin;
  } catch {
    return origin;
  }
}

/** Shows what the server sends while the app is closed, and opens its page when somebody presses it. */
export function addPushEvents(scope: WorkerScope): void {
  scope.addEventListener("push", (event) => {
    const pushed = readPushed(event.data?.text());
    if (pushed) event.waitUntil(show(scope, pushed));
  });
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as { path?: unknown };
    event.waitUntil(open(scope, pageToOpen(path, scope.location.origin)));
  });
}

async function show({ registration, navigator }: WorkerScope, { title, unread, path, ...shown }: Pushed) {
  await registration.showNotification(title, { ...shown, ...icons, data: { path } });
  // Only some systems show a number at the app’s icon.
  await navigator.setAppBadge?.(unread).catch(() => {});
}

/** A window of the app goes there; otherwise a new one opens. */
async function open({ clients }: WorkerScope, url: string): Promise<void> {
  const [window] = await clients.matchAll({ type: "window" });
  const moved = await window?.navigate(url).catch(() => null);
  await (moved ? moved.focus() : clients.openWindow(url));
}
