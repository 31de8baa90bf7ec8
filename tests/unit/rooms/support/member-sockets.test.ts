import { expect, test } from "vitest";
import { MemberSockets } from "../../../../rooms/support/member-sockets.ts";

function open(sockets: MemberSockets, memberId: string, sessionId: string, roomId = "table") {
  const codes: number[] = [];
  const roomName = roomId === "table" ? "trivia" : "channel";
  const socket = { memberId, sessionId, roomName, roomId, close: (code: number) => void codes.push(code) };
  sockets.add(socket);
  return { socket, codes };
}

test("GAME-7 the end of a session closes only the sockets that it opened", () => {
  const sockets = new MemberSockets();
  const phone = open(sockets, "ann", "phone");
  const laptop = open(sockets, "ann", "laptop");
  sockets.closeSession("phone", 4401);
  expect([phone.codes, laptop.codes]).toEqual([[4401], []]);
});

test("GAME-7 a suspension closes the member's sockets of all sessions", () => {
  const sockets = new MemberSockets();
  const mine = [open(sockets, "ann", "phone"), open(sockets, "ann", "laptop")];
  const other = open(sockets, "ben", "phone of ben");
  sockets.closeMember("ann", 4401);
  expect(mine.map(({ codes }) => codes)).toEqual([[4401], [4401]]);
  expect(other.codes).toEqual([]);
});

test("GAME-7 a removed socket is not closed again", () => {
  const sockets = new MemberSockets();
  const { socket, codes } = open(sockets, "ann", "phone");
  sockets.remove(socket);
  sockets.closeSession("phone", 4401);
  sockets.closeMember("ann", 4401);
  sockets.closeIn({ roomId: "table", memberId: "ann" }, 4401);
  expect([codes, sockets.sessionIds()]).toEqual([[], []]);
});

test("THREAD-6 each member is listed once per room, whatever their number of sockets", () => {
  const sockets = new MemberSockets();
  const game = open(sockets, "ann", "phone");
  open(sockets, "ann", "phone", "choir");
  const { socket } = open(sockets, "ann", "laptop", "choir");
  const band = open(sockets, "ben", "phone of ben", "band");
  for (const gone of [game, band]) sockets.remove(gone.socket);
  expect(sockets.presentIn("channel")).toEqual([{ roomId: "choir", memberId: "ann" }]);
  sockets.remove(socket);
  expect(sockets.presentIn("channel")).toHaveLength(1);
});
