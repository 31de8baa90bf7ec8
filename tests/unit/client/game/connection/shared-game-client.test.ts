// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retainRoom, sharedGameClient } from "../../../../../client/game/connection/shared-game-client.ts";

/** The server never answers, so a room stays open while it is being joined. */
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const connectionOf = (game: ReturnType<typeof sharedGameClient>) => game.store.getState().connection.kind;

test("the game room takes over the client of the waiting room", () => {
  const waiting = sharedGameClient("abc", undefined);
  const leave = retainRoom(waiting);
  expect(sharedGameClient("abc", undefined)).toBe(waiting);
  const arrived = retainRoom(waiting);
  leave();
  vi.advanceTimersByTime(10_000);
  expect(connectionOf(waiting)).not.toBe("ended");
  arrived();
});

test("a room that was only drawn, and never shown, replaces no client", () => {
  const shown = sharedGameClient("abc", undefined);
  const leave = retainRoom(shown);
  sharedGameClient("xyz", undefined);
  expect(sharedGameClient("abc", undefined)).toBe(shown);
  leave();
});

test("a client whose connection has ended is not used again", () => {
  const ended = sharedGameClient("abc", undefined);
  retainRoom(ended)();
  vi.advanceTimersByTime(10_000);
  expect(connectionOf(ended)).toBe("ended");
  expect(sharedGameClient("abc", undefined)).not.toBe(ended);
});
