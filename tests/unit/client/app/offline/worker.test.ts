import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offlineCheckInPath, offlinePagePath } from "../../../../../schema/site/app-paths.ts";
import { memoryCaches } from "../../../../support/storage/memory-caches.ts";

const origin = "https://lamp.example";
const script = "/assets/base-11111111.js";
const door = "/assets/door-22222222.js";

type Listener = (event: object) => void;
let listeners: Map<string, Listener>;
let caches: ReturnType<typeof memoryCaches>;
/** What the worker has asked the server for, with whose cookies, and whether the browser may have answered instead. */
let asked: string[];
let isOnline: boolean;

/** A server whose pages are about whoever sends a cookie. */
async function server(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!isOnline) throw new TypeError("Failed to fetch");
  const request = new Request(new URL(input instanceof Request ? input.url : String(input), origin), init);
  const { pathname } = new URL(request.url);
  asked.push(`${pathname} ${request.credentials} ${request.cache}`);
  if (pathname.startsWith("/assets/")) return new Response(pathname);
  return new Response(`${request.credentials === "omit" ? "for visitors" : "for Ada"} <script src="${script}">`);
}

/** Sends the worker an event. Resolves when it has done its work, with its response if it gives one. */
async function send(type: string, event: object = {}): Promise<Response | undefined> {
  const work: Promise<unknown>[] = [];
  let response: Promise<Response> | undefined;
  listeners.get(type)?.({
    ...event,
    waitUntil: (each: Promise<unknown>) => work.push(each),
    respondWith(each: Promise<Response>) {
      response = each;
    },
  });
  await Promise.all(work);
  return response;
}

interface Ask {
  mode?: "navigate" | "cors";
  method?: string;
}
const get = (address: string, { mode = "cors", method = "GET" }: Ask = {}) =>
  send("fetch", {
    // Scripts cannot create a request that navigates.
    request: Object.defineProperty(new Request(new URL(address, origin), { method }), "mode", { value: mode }),
    preloadResponse: Promise.resolve(undefined),
  });
const navigate = (address: string) => get(address, { mode: "navigate" });

const skipWaiting = vi.fn(async () => {});
const claim = vi.fn(async () => {});
const enable = vi.fn(async () => {});

beforeEach(async () => {
  [listeners, caches, asked, isOnline] = [new Map(), memoryCaches(), [], true];
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("self", {
    __WB_MANIFEST: [{ url: script.slice(1) }, { url: door.slice(1) }],
    caches,
    location: { origin },
    navigator: { userAgent: "Chrome/109.0.0.0" },
    registration: { navigationPreload: { enable: enable.mockClear() } },
    clients: { claim: claim.mockClear() },
    skipWaiting: skipWaiting.mockClear(),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  for (const old of ["app-one", "app-two"]) await caches.open(old);
  vi.resetModules();
  await import("../../../../../client/app/offline/worker/sw.ts");
  await send("install");
  await send("activate");
});
afterEach(() => vi.unstubAllGlobals());

/** Everything that the worker has saved. */
async function saved(): Promise<string[]> {
  return Object.values(caches.contents()).flat();
}

test("APP-4 the pages that a phone saves are those of visitors, asked for without its cookies", async () => {
  expect(asked).toEqual(
    expect.arrayContaining([`${offlinePagePath} omit no-cache`, `${offlineCheckInPath} omit no-cache`]),
  );
  isOnline = false;
  const page = await (await navigate("/messages"))?.text();
  expect(page).toContain("for visitors");
});

test("APP-7 the worker saves no page that a member opens and no reply of the API", async () => {
  const before = await saved();
  expect(await (await navigate("/messages"))?.text()).toContain("for Ada");
  await navigate("/api/account/export/download");
  await get("/api/chat/conversations");
  await get("/images/avatar/ada.png");
  await get(door);
  expect(await saved()).toEqual(expect.arrayContaining([...before, door]));
  expect(await saved()).toHaveLength(before.length + 1);
});

test("APP-7 the API, pictures, other servers and what changes something pass the worker by", async () => {
  expect(await get("/api/chat/conversations")).toBeUndefined();
  expect(await navigate("/api/account/export/download")).toBeUndefined();
  expect(await get("/images/avatar/ada.png")).toBeUndefined();
  expect(await get(`https://pay.example${door}`)).toBeUndefined();
  expect(await get(door, { method: "POST" })).toBeUndefined();
  expect(await navigate("https://pay.example/")).toBeUndefined();
});

test("APP-7 of the files that a page names, the worker saves only those of the build", async () => {
  const before = await saved();
  const files = [door, "/api/chat/conversations", "/messages"];
  await send("message", { data: { type: "loaded", files } });
  expect((await saved()).filter((path) => !before.includes(path))).toEqual([door]);
});

test("APP-9 a new version waits until a page asks it to take over", async () => {
  await send("message", { data: { type: "loaded", files: [] } });
  expect(skipWaiting).not.toHaveBeenCalled();
  await send("message", { data: { type: "update" } });
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test("APP-5 a version that takes over removes old ones and looks after open pages", async () => {
  expect(await caches.keys()).toEqual(["app-two", "app-en-__VERSION__"]);
  expect([claim.mock.calls.length, enable.mock.calls.length]).toEqual([1, 1]);
});

test("what the server pushes and what a page names are the worker's work, also if it fails", async () => {
  expect([...listeners.keys()].sort()).toEqual([
    "activate",
    "fetch",
    "install",
    "message",
    "notificationclick",
    "push",
  ]);
  isOnline = false;
  await expect(send("message", { data: { type: "loaded", files: [door] } })).resolves.toBeUndefined();
});
