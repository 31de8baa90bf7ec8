// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restoreSaved } from "../../../../../client/app/offline/query/device-queries.ts";
import { useSavedQueries } from "../../../../../client/app/offline/query/use-saved-queries.ts";
import { useMemberConnection } from "../../../../../client/app/shell/use-member-connection.ts";
import { savePendingRead } from "../../../../../client/devotion/read/pending-reads.ts";
import { call } from "../../../../../client/net/http/http.ts";
import { queryClient } from "../../../../../client/net/query/query-client.ts";
import { endSession, sessionQuery, setSession, useSession } from "../../../../../client/net/session.ts";
import { saveFileOf } from "../../../../../client/net/storage/file-store.ts";
import { createFormDraft } from "../../../../../client/net/storage/form-draft.ts";
import { MEMBER_KEY, savedMember, saveMember } from "../../../../../client/net/storage/saved-member.ts";
import { createDraftStorage, emptyDraft } from "../../../../../client/thread/composer/draft-storage.ts";
import { saveRecentEmoji } from "../../../../../client/thread/emoji/emoji-search.ts";
import { createChangeStorage, createOutboxStorage } from "../../../../../client/thread/pending/pending-storage.ts";
import { noCheckIns } from "../../../../../client/ticket/check-in/state/check-in-state.ts";
import { saveCheckIns } from "../../../../../client/ticket/check-in/state/check-in-storage.ts";
import { saveTicket } from "../../../../../client/ticket/saved-ticket.ts";
import { saveDraft } from "../../../../../client/word-battle/board/draft-store.ts";
import { readSession } from "../../../../../schema/account/api.ts";
import { ada } from "../../../../support/browser/me.ts";
import { render } from "../../../../support/browser/render.ts";

/** What IndexedDB holds; happy-dom has none. */
const indexed = vi.hoisted(() => ({
  saved: new Map<string, unknown>(),
  files: new Map<string, unknown>(),
  isBroken: false,
  isOpen: Promise.resolve(),
}));
vi.mock("idb-keyval", () => ({
  createStore: (name: string) => (name === "lampstand-files" ? indexed.files : indexed.saved),
  entries: async () => {
    await indexed.isOpen;
    return [...indexed.saved];
  },
  keys: async (store: Map<string, unknown>) => [...store.keys()],
  setMany: async (all: [string, unknown][], store: Map<string, unknown>) => {
    for (const [key, value] of all) store.set(key, value);
  },
  delMany: async (keys: string[], store: Map<string, unknown>) => {
    for (const key of keys) store.delete(key);
  },
  clear: async () => {
    if (indexed.isBroken) throw new DOMException("broken", "UnknownError");
    indexed.saved.clear();
  },
}));
/** The pauses after which what was read is saved. */
const pauses = vi.hoisted((): (() => void)[] => []);
vi.mock("../../../../../client/net/wait.ts", () => ({
  wait: (_: number, then: () => void) => {
    pauses.push(then);
    return () => {};
  },
}));
vi.mock("../../../../../client/app/shell/member-events.ts", () => ({ loadMemberEvents: async () => () => () => {} }));

/** The parts of the app that know who is signed in. */
function Shell() {
  useMemberConnection(useSession());
  useSavedQueries();
  return null;
}

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <Shell />
    </QueryClientProvider>,
  );

/** Ada opens the app, which then saves what she reads. */
async function openApp(): Promise<void> {
  setSession(ada);
  show();
  await vi.waitFor(() => expect(localStorage.getItem("lampstand.device.queries")).not.toBeNull());
}

/** Ada has the app open and has used everything that saves something. */
async function useApp(): Promise<void> {
  await openApp();
  const thread = { memberId: "ada", kind: "channel", threadId: "choir" } as const;
  const store = localStorage;
  const attachment = { kind: "photo", id: "photo-1", width: 4, height: 3, bytes: 5 } as const;
  createOutboxStorage(store, thread).put({ id: "1", content: "On my way", attachment, writtenAt: 1, refusal: null });
  await saveFileOf("ada photo-1", new Blob(["photo"], { type: "image/webp" }));
  createChangeStorage(store, thread).put({ id: "2", kind: "delete", seq: 1 });
  createDraftStorage(store).save("ada choir", { ...emptyDraft, text: "Dear all" });
  createFormDraft(store, "ada", "report").save({ note: "He asked for money" });
  savePendingRead("ada", { devotionId: "3", readOn: "2026-11-24" });
  saveCheckIns(store, "ada", "carols", { ...noCheckIns, waiting: [{ nonce: "4" } as never] });
  saveCheckIns(store, "ada", "praise", noCheckIns);
  saveTicket("ada", { eventDate: Date.now(), endDate: null, reference: "K7M29QPD" } as never);
  saveRecentEmoji("🙏");
  saveDraft({ roomId: "5", round: 1, letters: "TEETHXY", word: "TEETH" });
  queryClient.setQueryData(["chat", "conversations"], ["for Ada"]);
  indexed.saved.set("ada page", { memberId: "ada", data: "for Ada", readAt: Date.now() });
}

const answer = (status: number, body: object) => vi.stubGlobal("fetch", async () => Response.json(body, { status }));
const serverEndsSession = () => {
  answer(401, { code: "account/not-signed-in" });
  return call(readSession).catch(() => {});
};
const savedKeys = () => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  indexed.saved.clear();
  indexed.files.clear();
  Object.assign(indexed, { isBroken: false, isOpen: Promise.resolve() });
  pauses.length = 0;
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test("APP-7 Sign Out leaves nothing of the member: in memory, in this tab, on this device", async () => {
  await useApp();
  expect(savedMember()).toEqual(ada);
  answer(200, { done: true });
  await endSession();
  await vi.waitFor(() => expect([savedKeys(), indexed.saved.size, indexed.files.size]).toEqual([[], 0, 0]));
  expect(sessionStorage).toHaveLength(0);
  expect(queryClient.getQueryData(["chat", "conversations"])).toBeUndefined();
});

test("APP-12 when the server ends a session, what waits to be sent stays, and all that could be read goes", async () => {
  await useApp();
  await serverEndsSession();
  await vi.waitFor(() => expect(indexed.saved.size).toBe(0));
  await settled();
  expect([...indexed.files.keys()]).toEqual(["ada photo-1"]);
  await vi.waitFor(() =>
    expect(savedKeys()).toEqual([
      "lampstand.changes.ada.channel.choir",
      "lampstand.draft.ada choir",
      "lampstand.draft.form.ada.report",
      "lampstand.emoji",
      "lampstand.gate.ada.carols",
      "lampstand.outbox.ada.channel.choir",
      "lampstand.reads.ada",
    ]),
  );
  expect(queryClient.getQueryData(["chat", "conversations"])).toBeUndefined();
});

const stubWorker = (getRegistration: () => Promise<unknown>, more: object = {}) =>
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker: { getRegistration }, ...more }));

/** What the device shows of a member, with the number at the app's icon. */
function showNotifications() {
  const shown = [{ close: vi.fn() }, { close: vi.fn() }];
  const clearAppBadge = vi.fn(async () => {});
  stubWorker(async () => ({ getNotifications: async () => shown }), { clearAppBadge });
  return { closed: () => shown.map(({ close }) => close.mock.calls.length), clearAppBadge };
}

test.each([
  ["the member signs out", () => setSession(null, { isByChoice: true })],
  ["the server ends the session", () => setSession(null)],
])("APP-7 when %s, the notifications that the device still shows are closed", async (_, end) => {
  const { closed, clearAppBadge } = showNotifications();
  await openApp();
  expect([closed(), clearAppBadge.mock.calls.length]).toEqual([[0, 0], 0]);
  end();
  await vi.waitFor(() => expect([closed(), clearAppBadge.mock.calls.length]).toEqual([[1, 1], 1]));
});

test("APP-7 a device without the worker has nothing to close", async () => {
  const warn = vi.spyOn(console, "warn");
  const getRegistration = vi.fn(async () => undefined);
  stubWorker(getRegistration);
  setSession(null);
  show();
  await vi.waitFor(() => expect(getRegistration).toHaveBeenCalled());
  await settled();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test("APP-7 notifications that cannot be closed change nothing but that", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  stubWorker(() => Promise.reject(new DOMException("denied", "SecurityError")));
  await useApp();
  setSession(null);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(indexed.saved.size).toBe(0));
  warn.mockRestore();
});

test("APP-7 what could not be removed from the device is removed at the next visit", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await useApp();
  indexed.isBroken = true;
  await serverEndsSession();
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(indexed.saved.size).toBe(1);
  indexed.isBroken = false;
  show();
  await vi.waitFor(() => expect(indexed.saved.size).toBe(0));
  expect(localStorage.getItem("lampstand.device.queries")).toBeNull();
  warn.mockRestore();
});

test("APP-7 a tab asks who is signed in when another tab has signed the member out", async () => {
  await useApp();
  answer(200, { me: null });
  const changed = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  changed(MEMBER_KEY, "{}");
  changed("lampstand.emoji", null);
  expect(queryClient.isFetching()).toBe(0);
  changed(MEMBER_KEY, null);
  await vi.waitFor(() => expect(indexed.saved.size).toBe(0));
});

test.each([
  ["this tab", () => setSession(null)],
  ["another tab", () => localStorage.removeItem(MEMBER_KEY)],
])("APP-7 what was read just before %s signs the member out is not saved afterwards", async (_, signOut) => {
  await openApp();
  queryClient.setQueryData(["devotion", "today"], "for Ada");
  await vi.waitFor(() => expect(pauses).not.toHaveLength(0));
  signOut();
  for (const save of pauses) save();
  await Promise.resolve();
  expect(indexed.saved.size).toBe(0);
});

test("a file that neither an unsent message nor a draft names is removed when the app is opened", async () => {
  createDraftStorage(localStorage).save("bola choir", {
    ...emptyDraft,
    attachment: { kind: "voice", id: "voice-1", seconds: 3, bytes: 9 },
  });
  for (const key of ["bola voice-1", "ada photo-2"]) indexed.files.set(key, {});
  await openApp();
  await vi.waitFor(() => expect([...indexed.files.keys()]).toEqual(["bola voice-1"]));
});

test("APP-7 what another member has left on the device is removed when the next one opens the app", async () => {
  indexed.saved.set("bola page", { memberId: "bola", data: "for Bola", readAt: Date.now() });
  await openApp();
  await vi.waitFor(() => expect(indexed.saved.size).toBe(0));
});

/** Everything that is under way has come to its end. */
async function settled(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setImmediate(resolve));
}
const conversations = ["chat", "conversations"];
const savedOf = (memberId: string) => ({ memberId, queryKey: conversations, data: ["saved"], readAt: Date.now() });

test("APP-6 what a member reads is saved, and comes back when there is no network", async () => {
  indexed.saved.set("ada", savedOf("ada"));
  await openApp();
  await settled();
  expect(queryClient.getQueryData(conversations)).toBeUndefined();
  indexed.saved.clear();
  queryClient.setQueryData(conversations, ["for Ada"]);
  for (const save of pauses) save();
  await vi.waitFor(() => expect([...indexed.saved.values()]).toMatchObject([{ data: ["for Ada"], memberId: "ada" }]));
  queryClient.removeQueries({ queryKey: conversations });
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await vi.waitFor(() => expect(queryClient.getQueryData(conversations)).toEqual(["for Ada"]));
  onLine.mockRestore();
});

test("APP-6 a visitor without network gets nothing that a member has saved", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  indexed.saved.set("ada", savedOf("ada"));
  setSession(null);
  show();
  await settled();
  expect(queryClient.getQueryData(conversations)).toBeUndefined();
  onLine.mockRestore();
});

test("APP-7 what comes back late is not shown to whoever is there after the member", async () => {
  const opened = Promise.withResolvers<void>();
  await openApp();
  indexed.saved.set("ada", savedOf("ada"));
  indexed.isOpen = opened.promise;
  const restoring = restoreSaved("ada");
  setSession({ ...ada, memberId: "bola" });
  opened.resolve();
  await restoring;
  expect(queryClient.getQueryData(conversations)).toBeUndefined();
});

test("APP-1 until it is known who is signed in, who was it before stays saved", async () => {
  saveMember(ada);
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  show();
  await settled();
  expect(savedMember()).toEqual(ada);
});

test("APP-1 opening the app without network does not save its member for longer", async () => {
  queryClient.setQueryData<unknown>(sessionQuery.queryKey, { me: ada, isSaved: true });
  show();
  await vi.waitFor(() => expect(localStorage.getItem("lampstand.device.queries")).not.toBeNull());
  expect(localStorage.getItem(MEMBER_KEY)).toBeNull();
});

test("what has expired is removed from the device when anybody opens the app", async () => {
  createFormDraft(localStorage, "visitor", "request", () => Date.now() - 25 * 3_600_000).save({
    message: "My address",
  });
  createFormDraft(localStorage, "bola", "report").save({ note: "Today" });
  setSession(null);
  show();
  await vi.waitFor(() => expect(savedKeys()).toEqual(["lampstand.draft.form.bola.report"]));
});
