import { describe, expect, test, vi } from "vitest";
import { MemberSockets, type Presence } from "../../../../rooms/support/member-sockets.ts";
import { SocketSweep } from "../../../../rooms/support/socket-sweep.ts";
import { CLOSE_CODES } from "../../../../schema/limits.ts";
import { fakeGamePorts } from "../../../support/game/fake-game-ports.ts";
import { roomEnvironment } from "../../../support/game/fake-room-ports.ts";

const here: Presence = { roomId: "choir", memberId: "ann" };
const gone: Presence = { roomId: "choir", memberId: "gone" };

function openSweep(sessionIds: readonly string[], present: readonly Presence[]) {
  const games = fakeGamePorts();
  const sockets = new MemberSockets();
  const closed: [string, number][] = [];
  const open = (sessionId: string, { roomId, memberId }: Presence, roomName: string) =>
    sockets.add({ sessionId, roomId, memberId, roomName, close: (code) => void closed.push([memberId, code]) });
  for (const sessionId of sessionIds) open(sessionId, { roomId: "table", memberId: sessionId }, "trivia");
  for (const each of present) open("phone", each, "channel");
  const liveSessions = vi.fn(async () => new Set(["phone"]));
  const findMembersWithoutAccess = vi.fn(async (all: readonly Presence[]) =>
    all.filter(({ memberId }) => memberId === "gone"),
  );
  const environment = roomEnvironment(games, { liveSessions });
  const sweep = new SocketSweep(sockets, environment, new Map([["channel", findMembersWithoutAccess]]));
  return { sweep, closed, liveSessions, findMembersWithoutAccess, failures: games.failures };
}

describe("the sweep of sockets", () => {
  test("THREAD-6 the sweep closes sockets of members without access, with one call for all rooms", async () => {
    const { sweep, closed, findMembersWithoutAccess } = openSweep(["phone"], [here, gone, { ...here, roomId: "band" }]);
    await sweep.sweep();
    expect(closed).toEqual([["gone", CLOSE_CODES.unavailable]]);
    expect(findMembersWithoutAccess.mock.calls).toEqual([[[here, { ...here, roomId: "band" }, gone]]]);
  });

  test("GAME-7 the sweep closes sockets of ended sessions, with one call for all sessions", async () => {
    const { sweep, closed, liveSessions } = openSweep(["phone", "ended"], []);
    await sweep.sweep();
    expect(closed).toEqual([["ended", CLOSE_CODES.sessionEnded]]);
    expect(liveSessions.mock.calls).toEqual([[["phone", "ended"]]]);
  });

  test("the sweep calls no port if no socket is open", async () => {
    const { sweep, liveSessions, findMembersWithoutAccess } = openSweep([], []);
    await sweep.sweep();
    expect([liveSessions.mock.calls, findMembersWithoutAccess.mock.calls]).toEqual([[], []]);
  });

  test("the sweep checks sessions while the room check hangs, and reports its failure", async () => {
    const { sweep, closed, findMembersWithoutAccess, failures } = openSweep(["phone", "ended"], [here]);
    const hangs = Promise.withResolvers<never>();
    findMembersWithoutAccess.mockReturnValueOnce(hangs.promise);
    const first = sweep.sweep();
    await vi.waitFor(() => expect(closed.map(([memberId]) => memberId)).toContain("ended"));
    hangs.reject(new Error("away"));
    await first;
    expect(failures).toMatchObject([{ operation: "sweep channel" }]);
    await sweep.sweep();
    expect(findMembersWithoutAccess).toHaveBeenCalledTimes(2);
  });
});
