/** What the worker uses of its global scope. The library `webworker` cannot be loaded beside `dom`, which all other files need. */
export interface WorkerScope {
  /** The files of this build, which vite-plugin-pwa writes in here. */
  readonly __WB_MANIFEST: readonly { url: string }[];
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly navigator: { readonly userAgent: string; setAppBadge?(unread: number): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window" }): Promise<readonly AppWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: "message", listener: (event: LifetimeEvent & { data: unknown }) => void): void;
  addEventListener(type: "push", listener: (event: LifetimeEvent & { data: PushData | null }) => void): void;
  addEventListener(
    type: "notificationclick",
    listener: (event: LifetimeEvent & { readonly notification: Notification }) => void,
  ): void;
  addEventListener(type: "fetch", listener: (event: WorkerFetchEvent) => void): void;
}

interface PushData {
  text(): string;
}

interface AppWindow {
  /** Resolves with null if the window may not go there. */
  navigate(url: string): Promise<AppWindow | null>;
  focus(): Promise<unknown>;
}

export interface LifetimeEvent {
  /** The browser keeps the worker alive until the promise settles. A failed install is tried again later. */
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends LifetimeEvent {
  readonly request: Request;
  /** The page, which the browser requested while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
