import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, type FailureCode } from "../../../../../client/net/http/api-error.ts";
import type { RoomHandlers } from "../../../../../client/net/room/enter-room.ts";
import { createRoomClient, type RoomClient, type RoomClientParts } from "../../../../../client/net/room/room-client.ts";
import type { RequestOutcome } from "../../../../../client/net/room/room-request.ts";

interface Entry {
  handlers: RoomHandlers;
  socket: { sent: [string, unknown][]; pings: (() => void)[]; isClosed: boolean };
  opens(): Promise<void>;
  fails(code: FailureCode): Promise<void>;
}
const entries = vi.hoisted((): Entry[] => []);
vi.mock("../../../../../client/net/room/enter-room.ts", () => ({
  enterRoom: (_: unknown, handlers: RoomHandlers) =>
    new Promise((resolve, reject) => {
      const socket: Entry["socket"] = { sent: [], pings: [], isClosed: false };
      const settled = () => vi.advanceTimersByTimeAsync(0).then(() => {});
      entries.push({
        handlers,
        socket,
        opens() {
          resolve({
            send: (type: string, payload: unknown) => socket.sent.push([type, payload]),
            ping: (answered: () => void) => socket.pings.push(answered),
            close: () => Object.assign(socket, { isClosed: true }),
          });
          return settled();
        },
        fails(code) {
          reject(new ApiError(code));
          return settled();
        },
      });
    }),
}));

const page = { visibilityState: "visible" };
let client: RoomClient<string>;
const latest = () => entries.at(-1) as Entry;
const kind = () => client.store.getState().connection.kind;

/** A client of a room with an open socket. */
async function open(parts: Partial<RoomClientParts> = {}): Promise<Entry> {
  client = createRoomClient({ takeSeat: () => Promise.reject(new Error("not reached")), ...parts });
  client.open();
  await latest().opens();
  return latest();
}

beforeEach(() => {
  vi.useFakeTimers();
  entries.length = 0;
  page.visibilityState = "visible";
  vi.stubGlobal("document", page);
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a room's client knows its member, its connection and its state", async () => {
  const [seated, state, onChange] = [vi.fn(), vi.fn(), vi.fn()];
  const { handlers } = await open({ seated, state, onChange });
  handlers.seated("ada");
  handlers.state({ phase: "round" });
  expect(client.store.getState()).toEqual({ connection: { kind: "live" }, memberId: "ada", view: null });
  expect([seated.mock.calls, state.mock.calls]).toEqual([[["ada"]], [[{ phase: "round" }]]]);
  expect(onChange.mock.calls.map(([{ kind }]) => kind)).toEqual(["idle", "connecting", "live"]);
});

test("each message goes to the handlers of its kind, after the one of all kinds, until they stop", async () => {
  const heard: string[] = [];
  const { handlers } = await open({ message: (type) => heard.push(`all ${type}`) });
  const stop = client.on<string>("scores", (text) => heard.push(`first ${text}`));
  client.on<string>("scores", (text) => heard.push(`second ${text}`));
  client.on<string>("chat", (text) => heard.push(`chat ${text}`));
  handlers.message("scores", "1");
  stop();
  handlers.message("scores", "2");
  handlers.message("unknown", "3");
  expect(heard).toEqual(["all scores", "first 1", "second 1", "all scores", "second 2", "all unknown"]);
});

test("a request is settled by its receipt or its refusal, and by no other message", async () => {
  const outcomes: RequestOutcome[] = [];
  const { handlers, socket } = await open();
  const start = (id: string) => client.requests.start({ id, name: "edit", payload: {} }, (each) => outcomes.push(each));
  start("1");
  start("2");
  handlers.message("edited", { id: "1" });
  expect(outcomes).toEqual([]);
  handlers.message("receipt", { id: "1" });
  expect(outcomes).toEqual([{ kind: "done" }]);
  handlers.message("refused", { request: "edit", id: "2", code: "message/invalid" });
  expect(outcomes).toEqual([{ kind: "done" }, { kind: "failed", code: "message/invalid" }]);
  expect(socket.sent).toHaveLength(2);
});

test("over a new socket, what has no answer yet is sent again, once", async () => {
  const first = await open();
  client.requests.start({ id: "1", name: "edit", payload: {} }, () => {});
  first.handlers.broken(1006);
  expect([kind(), client.send("edit", {})]).toEqual(["reconnecting", false]);
  client.retryNow();
  await latest().opens();
  expect([first.socket.sent.length, latest().socket.sent]).toEqual([1, [["edit", { id: "1" }]]]);
});

test("a request without an answer probes the socket, and a dead socket is replaced", async () => {
  const { socket } = await open();
  client.requests.start({ name: "edit", payload: {}, resendMs: 1_000, sendsBeforeProbe: 2 }, () => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.pings).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([socket.isClosed, entries.length, kind()]).toEqual([true, 2, "reconnecting"]);
});

test("a silent socket is pinged, and one that answers, or sends a state or a message, is alive", async () => {
  const { handlers, socket } = await open();
  for (const sign of [() => handlers.state({}), () => handlers.message("tick", {}), () => socket.pings.at(-1)?.()]) {
    await vi.advanceTimersByTimeAsync(29_999);
    expect(socket.pings).toHaveLength(0);
    sign();
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.pings).toHaveLength(1);
  socket.pings[0]?.();
  await vi.advanceTimersByTimeAsync(7_000);
  expect([entries.length, kind()]).toEqual([1, "live"]);
});

test.each([
  ["hidden", false, 0],
  ["hidden", true, 1],
  ["visible", false, 1],
])(
  "a %s page (%s: its room gives away silent seats) sends %i pings to a silent socket",
  async (state, pings, count) => {
    page.visibilityState = state;
    const { socket } = await open(pings ? { pingsWhileHidden: true } : {});
    await vi.advanceTimersByTimeAsync(30_000);
    expect(socket.pings).toHaveLength(count);
  },
);

test("while there is no socket, none is looked after", async () => {
  const { handlers, socket } = await open();
  handlers.broken(1006);
  await vi.advanceTimersByTimeAsync(400);
  expect(entries).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([socket.pings.length, entries.length]).toEqual([0, 2]);
});

test("when the network is back, a waiting client tries at once, and an open socket is probed", async () => {
  const { handlers, socket } = await open();
  client.retryNow();
  expect([socket.pings.length, entries.length]).toEqual([1, 1]);
  handlers.broken(1006);
  client.retryNow();
  expect(entries).toHaveLength(2);
});

test("a closed client closes its socket and leaves open what came of its requests", async () => {
  const outcomes: RequestOutcome[] = [];
  const { socket } = await open();
  client.requests.start({ name: "edit", payload: {} }, (outcome) => outcomes.push(outcome));
  client.close();
  expect([outcomes, socket.isClosed, kind()]).toEqual([[{ kind: "abandoned" }], true, "ended"]);
});
