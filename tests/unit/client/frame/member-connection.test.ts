import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type MemberHandlers, retainMemberConnection } from "../../../../client/frame/member-connection.ts";
import { enterRoom } from "../../../../client/net/room/enter-room.ts";
import { CLOSE_CODES } from "../../../../schema/limits.ts";

vi.mock("../../../../client/net/room/enter-room.ts", () => ({ enterRoom: vi.fn() }));

const work = { wakes: 0, isStopped: false };
const silent: MemberHandlers = {
  startBackgroundWork: () => ({
    wake() {
      work.wakes += 1;
    },
    stop() {
      work.isStopped = true;
    },
  }),
  live() {},
  event() {},
};
let page: EventTarget;
let release: () => void;
const tries = () => vi.mocked(enterRoom).mock.calls.length;
const broken = (code: number) => vi.mocked(enterRoom).mock.lastCall?.[1].broken(code);
const settled = () => vi.advanceTimersByTimeAsync(60_000);

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(work, { wakes: 0, isStopped: false });
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  vi.mocked(enterRoom)
    .mockReset()
    .mockImplementation(async () => ({ send: () => {}, ping: (answered) => answered(), close: () => {} }));
  release = retainMemberConnection("me", silent);
  await settled();
});
afterEach(async () => {
  release();
  await settled();
  vi.useRealTimers();
});

test("THREAD-10 a connection taken over by another screen returns only when its page is visible", async () => {
  broken(CLOSE_CODES.moved);
  await settled();
  expect(tries()).toBe(1);
  page.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(tries()).toBe(2);
});

test("a connection that ended with its session stays closed", async () => {
  broken(CLOSE_CODES.sessionEnded);
  page.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(tries()).toBe(1);
});

test("a connection that the server refused is tried again when the page is visible again", async () => {
  broken(CLOSE_CODES.invalid);
  await settled();
  expect(tries()).toBe(1);
  page.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(tries()).toBe(2);
});

test("background work starts with the connection, wakes with the page, and stops with the connection", async () => {
  expect(work).toEqual({ wakes: 1, isStopped: false });
  page.dispatchEvent(new Event("visibilitychange"));
  expect(work.wakes).toBe(2);
  release();
  await settled();
  expect(work.isStopped).toBe(true);
});
