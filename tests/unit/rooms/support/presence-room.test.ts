import { connectClientToRoom, matchMaker, Protocol } from "@colyseus/core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ChatRoom } from "../../../../rooms/chat/chat-room.ts";
import { openRooms, type Rooms } from "../../../../rooms/index.ts";
import type { RoomNetwork } from "../../../../rooms/room-network.ts";
import type { SeatReservation } from "../../../../schema/game/api.ts";
import { CLOSE_CODES, SOCKETS_PER_ROOM } from "../../../../schema/limits.ts";
import { fakeGamePorts } from "../../../support/game/fake-game-ports.ts";
import { fakeNetwork } from "../../../support/game/fake-network.ts";
import { roomEnvironment, roomPorts } from "../../../support/game/fake-room-ports.ts";
import { FakeClient, memberOf } from "../../../support/game/fake-table.ts";

let rooms: Rooms;
let open: (network?: RoomNetwork) => Rooms;
let failures: ReturnType<typeof fakeGamePorts>["failures"];
/** Resolves to whether a session is live. */
let lookUp: () => Promise<boolean>;
/** The sessions with a socket that each sweep looked up. */
let swept: (readonly string[])[];

const settled = () => vi.advanceTimersByTimeAsync(0);
const roomOf = ({ roomId }: SeatReservation) => matchMaker.getLocalRoomById(roomId) as ChatRoom | undefined;
const reserve = (threadId: string, name: string) => rooms.threads.enter("chat", threadId, memberOf(name));

/** Opens a socket with a reservation. It joins once its session has been looked up. */
function connect(reservation: SeatReservation): FakeClient {
  const client = new FakeClient(reservation.sessionId);
  connectClientToRoom(roomOf(reservation) as never, client as never, {} as never, {}).then(
    () => client.deliver(Uint8Array.of(Protocol.JOIN_ROOM)),
    // The transport closes the socket of a refused client.
    () => client.leave(4002),
  );
  return client;
}

async function joinConversation(threadId: string, name: string): Promise<FakeClient> {
  const client = connect(await reserve(threadId, name));
  await settled();
  return client;
}

beforeEach(() => {
  const faked = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate", "clearImmediate"];
  vi.useFakeTimers({ toFake: faked as never });
  lookUp = async () => true;
  const games = fakeGamePorts();
  failures = games.failures;
  swept = [];
  const liveSessions = async (sessionIds: readonly string[]) => {
    swept.push(sessionIds);
    return new Set(sessionIds);
  };
  open = (network) =>
    openRooms(roomPorts(games), roomEnvironment(games, { sessionIsLive: () => lookUp(), liveSessions }), network);
  rooms = open();
});
afterEach(async () => {
  await rooms.drain();
  vi.useRealTimers();
});

describe("a member's sockets in one room", () => {
  test("THREAD-10 a member's ninth socket closes their oldest, and no one else's", async () => {
    const other = await joinConversation("crowded", "other");
    const mine: FakeClient[] = [];
    for (let count = 0; count < SOCKETS_PER_ROOM; count += 1) mine.push(await joinConversation("crowded", "me"));
    expect(mine.map(({ closedWith }) => closedWith)).toEqual(mine.map(() => undefined));
    mine.push(await joinConversation("crowded", "me"), await joinConversation("crowded", "me"));
    const open = Array(SOCKETS_PER_ROOM).fill(undefined);
    expect(mine.map(({ closedWith }) => closedWith)).toEqual([CLOSE_CODES.moved, CLOSE_CODES.moved, ...open]);
    expect(other.closedWith).toBeUndefined();
  });

  test("THREAD-10 sockets count towards the limit while their session is being looked up", async () => {
    const last = await reserve("crowded", "me");
    const reservations = [];
    for (let count = 0; count < 19; count += 1) reservations.push(await reserve("crowded", "me"));
    const { promise, resolve } = Promise.withResolvers<boolean>();
    lookUp = () => promise;
    const mine = [...reservations, last].map(connect);
    await settled();
    const isOpen = mine.map(({ closedWith }) => closedWith === undefined);
    expect(isOpen.lastIndexOf(false)).toBe(mine.length - SOCKETS_PER_ROOM - 1);
    expect(isOpen.filter(Boolean)).toHaveLength(SOCKETS_PER_ROOM);
    resolve(true);
    await settled();
    expect(roomOf(last)?.clients).toHaveLength(SOCKETS_PER_ROOM);
  });
});

describe("presence", () => {
  test("THREAD-9 a member is present over a second socket if the first one closed while joining", async () => {
    const [one, two] = [await reserve("joining", "me"), await reserve("joining", "me")];
    const { promise, resolve } = Promise.withResolvers<boolean>();
    lookUp = () => promise;
    const [first, second] = [connect(one), connect(two)];
    first.drop();
    await settled();
    resolve(true);
    await settled();
    const present = roomOf(two)?.state.present;
    expect([...(present?.keys() ?? [])]).toEqual(["me"]);
    await joinConversation("joining", "other");
    second.drop();
    await settled();
    expect([...(present?.keys() ?? [])]).toEqual(["other"]);
  });

  test("THREAD-9 an ended session opens no socket, and present members stay present", async () => {
    const here = await reserve("ended", "other");
    connect(here);
    await settled();
    lookUp = async () => false;
    expect((await joinConversation("ended", "me")).closedWith).toBe(CLOSE_CODES.sessionEnded);
    expect((await joinConversation("ended", "other")).closedWith).toBe(CLOSE_CODES.sessionEnded);
    expect([...(roomOf(here)?.state.present.keys() ?? [])]).toEqual(["other"]);
  });
});

describe("a socket's session", () => {
  test("THREAD-6 a socket whose session cannot be looked up closes with a code to retry", async () => {
    const reservation = await reserve("unknown", "me");
    lookUp = () => Promise.reject(new Error("away"));
    const socket = connect(reservation);
    await settled();
    expect(socket.closedWith).toBe(CLOSE_CODES.unavailable);
    expect(failures).toMatchObject([{ operation: "onJoin", error: { message: "away" } }]);
  });

  test("THREAD-6 the end of a session closes its sockets at once, also while they join", async () => {
    const [mine, other] = [await joinConversation("signed-out", "me"), await joinConversation("signed-out", "other")];
    const { promise, resolve } = Promise.withResolvers<boolean>();
    lookUp = () => promise;
    const joining = await joinConversation("signed-out", "me");
    await rooms.sockets.closeSession("account-me");
    await settled();
    resolve(true);
    await settled();
    const codes = [mine, joining, other].map(({ closedWith }) => closedWith);
    expect(codes).toEqual([CLOSE_CODES.sessionEnded, CLOSE_CODES.sessionEnded, undefined]);
  });

  test("THREAD-6 the sweep looks up only sessions whose sockets are open", async () => {
    const gone = await joinConversation("swept", "gone");
    await joinConversation("swept", "here");
    gone.drop();
    await settled();
    await rooms.sockets.sweep();
    expect(swept).toEqual([["account-here"]]);
  });
});

describe("the life of a room", () => {
  test("a room closes when its last socket has closed, and one in use stays", async () => {
    const reservation = await reserve("emptied", "me");
    const socket = connect(reservation);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(roomOf(reservation)).toBeDefined();
    socket.drop();
    await settled();
    expect(roomOf(reservation)).toBeUndefined();
  });

  test("Colyseus's own matchmaking finds no room of a thread, and a member's own room admits its member", async () => {
    await joinConversation("private", "me");
    await expect(matchMaker.join("chat", {})).rejects.toThrow("no rooms found");
    const own = connect(await rooms.members.enter(memberOf("me")));
    await settled();
    expect(own.closedWith).toBeUndefined();
  });

  test("GAME-28 who comes and who leaves is sent once, at the end of its turn", async () => {
    const reservation = await reserve("watched", "me");
    await joinConversation("watched", "other");
    const sent = vi.spyOn(roomOf(reservation) as ChatRoom, "broadcastPatch");
    const socket = connect(reservation);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledTimes(1);
    socket.drop();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledTimes(2);
  });
});

test("a server that shuts down does not wait for unused reservations", async () => {
  const unused = await reserve("unused", "me");
  const used = await joinConversation("used", "me");
  await reserve("used", "other");
  const drained = vi.fn();
  void rooms.drain().then(drained);
  // No time passes, so no reservation can expire.
  await settled();
  expect([unused.roomId, "used"].filter((roomId) => matchMaker.getLocalRoomById(roomId))).toEqual([]);
  expect(used.closedWith).toBe(CLOSE_CODES.draining);
  expect(drained).toHaveBeenCalled();
  // Colyseus writes its statistics within a second. No timer of a reservation or of an empty room keeps the process.
  await vi.advanceTimersByTimeAsync(1000);
  expect(vi.getTimerCount()).toBe(0);
});

describe("notifying a thread of a stored change", () => {
  test.each([
    ["disconnect", "disconnectMembers"],
    ["accessChanged", "accessChanged"],
  ] as const)("THREAD-6 %s reports a failure of the room, and does not reject", async (name, method) => {
    const reservation = await reserve(`failing-${name}`, "me");
    const room = roomOf(reservation) as ChatRoom;
    const error = new Error("the room is gone");
    room[method] = () => Promise.reject(error) as never;
    await rooms.threads[name](`failing-${name}`, ["me"]);
    expect(failures).toMatchObject([{ operation: method, error }]);
  });

  test("THREAD-6 disconnect reports a failed room lookup, and does not reject", async () => {
    await rooms.drain();
    const find = () => Promise.reject(new Error("away"));
    rooms = open(fakeNetwork({ find }));
    await rooms.threads.disconnect("unknown", ["me"]);
    expect(failures).toMatchObject([{ operation: "disconnectMembers" }]);
  });
});
