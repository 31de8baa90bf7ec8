import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../../../client/net/http/api-error.ts";
import { enterRoom } from "../../../../../client/net/room/enter-room.ts";

const order: string[] = [];
const openSocket = vi.fn(() => {
  order.push("socket");
  return Promise.resolve({ ours: true });
});
const socketModule = "../../../../../client/net/room/room-socket.ts";

const reservation = { name: "chat", roomId: "1", processId: "p", sessionId: "s" };
const handlers = {
  seated: (memberId: string) => void order.push(`seated ${memberId}`),
  state() {},
  message() {},
  broken() {},
};

afterEach(() => vi.doUnmock(socketModule));
beforeEach(() => {
  openSocket.mockClear();
  vi.resetModules();
  vi.doMock(socketModule, () => ({ openSocket }));
});

test("a room is entered with a seat first, whose member is known before the socket opens", async () => {
  const opened = await enterRoom(async () => ({ memberId: "ada", reservation }), handlers);
  expect([order, openSocket.mock.calls]).toEqual([["seated ada", "socket"], [[reservation, handlers]]]);
  expect(opened).toEqual({ ours: true });
});

test("without a seat no socket opens", async () => {
  const refused = new ApiError("game/room-full");
  await expect(enterRoom(() => Promise.reject(refused), handlers)).rejects.toBe(refused);
  expect(openSocket).not.toHaveBeenCalled();
});

test("code that cannot be loaded is no failure of its own while the seat is still requested", async () => {
  vi.doMock(socketModule, () => Promise.reject(new TypeError("Failed to fetch")));
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const seat = Promise.withResolvers<{ memberId: string; reservation: typeof reservation }>();
  const entering = enterRoom(() => seat.promise, handlers);
  await import(socketModule).catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  seat.resolve({ memberId: "ada", reservation });
  await expect(entering).rejects.toThrow();
});
