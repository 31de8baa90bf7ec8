// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { type FieldsOf, openSocket } from "../../../../../client/net/room/room-socket.ts";
import { MemberState } from "../../../../../schema/member/state.ts";

type Listener = (...args: never[]) => void;
type Room = InstanceType<typeof sdk.FakeRoom>;

/** The SDK without a network. */
const sdk = vi.hoisted(() => {
  class FakeRoom {
    static last: FakeRoom;
    roomId = "";
    sessionId = "";
    reconnection = { enabled: true };
    connection = { close: vi.fn() };
    listeners = new Map<string, Listener>();
    onJoin = { once: (then: Listener) => void this.listeners.set("join", then) };
    connect = vi.fn();
    send = vi.fn();
    ping = vi.fn();
    leave = vi.fn(async () => {});
    readonly name: string;
    readonly stateClass: unknown;
    constructor(name: string, stateClass: unknown) {
      [this.name, this.stateClass] = [name, stateClass];
      FakeRoom.last = this;
    }
    onStateChange(then: Listener) {
      this.listeners.set("state", then);
    }
    onMessage(type: string, then: Listener) {
      this.listeners.set(`message ${type}`, then);
    }
    onLeave(then: Listener) {
      this.listeners.set("leave", then);
    }
    onError(then: Listener) {
      this.listeners.set("error", then);
    }
    fire(event: string, ...args: unknown[]) {
      this.listeners.get(event)?.(...(args as never[]));
    }
  }
  return { FakeRoom, serializers: [] as string[] };
});
vi.mock("@colyseus/sdk/Room", () => ({ Room: sdk.FakeRoom }));
vi.mock("@colyseus/sdk/serializer/SchemaSerializer", () => ({ SchemaSerializer: class {} }));
vi.mock("@colyseus/sdk/serializer/Serializer", () => ({
  registerSerializer: (name: string) => sdk.serializers.push(name),
}));

const seat = { name: "member", roomId: "room-1", processId: "process-1", sessionId: "session-1" };
const handlers = { state: vi.fn(), message: vi.fn(), broken: vi.fn() };
const room = (): Room => sdk.FakeRoom.last;

/** Opens a socket whose room is joined. */
async function joined() {
  const opening = openSocket(seat, handlers);
  room().fire("join");
  return { opened: await opening, room: room() };
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const handler of Object.values(handlers)) handler.mockReset();
  return () => vi.useRealTimers();
});

test("a socket opens for the reserved seat, and the SDK does not open it again by itself", async () => {
  const { room } = await joined();
  expect([room.name, room.roomId, room.sessionId, room.reconnection.enabled]).toEqual([
    "member",
    "room-1",
    "session-1",
    false,
  ]);
});

test.each([
  ["http:", undefined, "ws://lamp.example/process-1/room-1?sessionId=session-1"],
  ["https:", undefined, "wss://lamp.example/process-1/room-1?sessionId=session-1"],
  ["https:", "two.lamp.example", "wss://two.lamp.example/process-1/room-1?sessionId=session-1"],
])("a page of %s whose room is at %s opens %s", (protocol, publicAddress, address) => {
  vi.stubGlobal("location", { protocol, host: "lamp.example" });
  openSocket({ ...seat, ...(publicAddress !== undefined && { publicAddress }) }, handlers).catch(() => {});
  expect(room().connect).toHaveBeenCalledWith(address, {});
  vi.unstubAllGlobals();
});

test("a room's state is of its own class; of a game, of the class that its page knows", () => {
  expect(sdk.serializers).toEqual(["schema"]);
  const stateClassOf = (name: string, knows: boolean) => {
    const fieldsOf = () => (knows ? () => ({}) : undefined);
    openSocket({ ...seat, name }, { ...handlers, fieldsOf }).catch(() => {});
    return room().stateClass;
  };
  expect(stateClassOf("member", false)).toBe(MemberState);
  expect(stateClassOf("trivia", false)).toBeUndefined();
  const trivia = stateClassOf("trivia", true);
  expect(trivia).toBeTypeOf("function");
  expect(stateClassOf("trivia", true)).toBe(trivia);
});

test("the room of an event has a class of its own, and is described by the server if that cannot be loaded", async () => {
  const stateClassOf = async (fieldsOf: FieldsOf) => {
    openSocket({ ...seat, name: "trivia_event" }, { ...handlers, fieldsOf }).catch(() => {});
    await vi.waitFor(() => expect(room().name).toBe("trivia_event"));
    return room().stateClass;
  };
  expect(await stateClassOf(() => undefined)).toBeUndefined();
  openSocket(seat, handlers).catch(() => {});
  const State = (await stateClassOf(() => () => ({}))) as new () => object;
  expect(Object.keys(new State())).toBeDefined();
  expect("crowd" in new State()).toBe(true);
});

test("an open socket passes on states as plain data and messages, and sends and pings", async () => {
  const { opened, room } = await joined();
  room.fire("state", { toJSON: () => ({ phase: "round" }) });
  room.fire("message *", "receipt", { id: "1" });
  room.fire("message *", 7, { id: "2" });
  expect(handlers.state.mock.calls).toEqual([[{ phase: "round" }]]);
  expect(handlers.message.mock.calls).toEqual([
    ["receipt", { id: "1" }],
    ["7", { id: "2" }],
  ]);
  const answered = () => {};
  opened.send("leave", { id: "3" });
  opened.ping(answered);
  expect([room.send.mock.calls, room.ping.mock.calls]).toEqual([[["leave", { id: "3" }]], [[answered]]]);
});

test("a socket that breaks is reported once, with its code", async () => {
  const { room } = await joined();
  room.fire("leave", 1006);
  room.fire("leave", 1000);
  expect(handlers.broken.mock.calls).toEqual([[1006]]);
});

test("a socket that this browser closes keeps the seat and is not reported", async () => {
  const { opened, room } = await joined();
  opened.close();
  expect(room.leave).toHaveBeenCalledWith(false);
  room.fire("leave", 1000);
  expect(handlers.broken).not.toHaveBeenCalled();
});

test("a socket that opened in time is not closed later", async () => {
  const { room } = await joined();
  expect(vi.getTimerCount()).toBe(0);
  expect(room.connection.close).not.toHaveBeenCalled();
});

test.each([
  [4002, "seat reservation expired", "4002 seat reservation expired"],
  [4002, undefined, "4002 "],
])(
  "a socket that is refused with %i %s is closed, and the server counts as unreachable",
  async (code, text, message) => {
    const opening = openSocket(seat, handlers);
    room().fire("error", code, text);
    await expect(opening).rejects.toMatchObject({ code: "network/unreachable", message });
    expect([room().connection.close.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  },
);

test("a socket that does not open within ten seconds is closed, so that it takes no seat", async () => {
  const opening = openSocket(seat, handlers);
  opening.catch(() => {});
  vi.advanceTimersByTime(9_999);
  expect(room().connection.close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await expect(opening).rejects.toMatchObject({ code: "network/unreachable" });
  expect(room().connection.close).toHaveBeenCalledOnce();
});
