import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { MemberSockets } from "../../../../rooms/support/member-sockets.ts";
import { requestCountOf, requestCounts } from "../../../../rooms/support/request-counts.ts";
import { RoomCounter } from "../../../../rooms/support/room-counts.ts";

const socketOf = (memberId: string, roomName: string) => ({
  memberId,
  sessionId: `session-${memberId}`,
  roomId: `${roomName}-1`,
  roomName,
  close: () => {},
});

/** A counter of one type of room, with Colyseus's events of it. */
function counted(sockets = new MemberSockets()) {
  const events = new EventEmitter();
  const counter = new RoomCounter(sockets);
  counter.watch("trivia", events as never);
  const join = (room: object, memberId: string) => events.emit("join", room, { auth: { memberId } });
  return { counter, events, join };
}

test("open rooms are counted, whatever order they close in", () => {
  const { counter, events } = counted();
  const [one, other] = [{}, {}];
  for (const room of [one, other]) events.emit("create", room);
  events.emit("dispose", one);
  events.emit("dispose", one);
  // A room whose creation failed is only disposed of.
  events.emit("dispose", {});
  expect(counter.counts().rooms).toEqual({ trivia: 1 });
});

test("a member who comes back to a room is told from one who enters it", () => {
  const { counter, events, join } = counted();
  const [one, other] = [{}, {}];
  for (const room of [one, other]) events.emit("create", room);
  join(one, "ada");
  join(one, "ada");
  join(one, "ben");
  join(other, "ada");
  expect(counter.counts().joins).toEqual([{ room: "trivia", first: 3, again: 1 }]);
});

test("a member with several sockets is one member", () => {
  const sockets = new MemberSockets();
  const { counter } = counted(sockets);
  for (const socket of [socketOf("ada", "trivia"), socketOf("ada", "trivia"), socketOf("ben", "member")]) {
    sockets.add(socket);
  }
  expect(counter.counts()).toMatchObject({ members: 2, sockets: { trivia: 2 } });
});

test("the rooms of one type share the count of a request", () => {
  requestCountOf("test-room", "answer").done += 1;
  requestCountOf("test-room", "answer").refused += 1;
  const counts = requestCounts().filter(({ room }) => room === "test-room");
  expect(counts).toEqual([{ room: "test-room", request: "answer", done: 1, refused: 1, failed: 0 }]);
});
