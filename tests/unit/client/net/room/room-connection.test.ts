import { beforeEach, describe, expect, test } from "vitest";
import { ApiError, type FailureCode } from "../../../../../client/net/http/api-error.ts";
import {
  type ConnectionState,
  createRoomConnection,
  type OnBroken,
  type RoomConnection,
} from "../../../../../client/net/room/room-connection.ts";
import { CLOSE_CODES, FRAME_TOO_LARGE } from "../../../../../schema/limits.ts";

interface Try {
  broken: OnBroken;
  opens: () => Promise<void>;
  fails: (code: FailureCode, retryAfter?: number) => Promise<void>;
}

let connection: RoomConnection;
let states: ConnectionState[];
let tries: Try[];
let waits: { milliseconds: number; then: () => void; isOff: boolean }[];
let sockets: { sent: [string, unknown][]; isClosed: boolean }[];
let time: number;

/** Lets promises settle. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const last = <T>(list: T[]): T => list.at(-1) as T;

beforeEach(() => {
  [states, tries, waits, sockets, time] = [[], [], [], [], 0];
  connection = createRoomConnection({
    connect: (broken) =>
      new Promise((resolve, reject) => {
        const socket = { sent: [] as [string, unknown][], isClosed: false };
        tries.push({
          broken,
          opens() {
            sockets.push(socket);
            resolve({
              send: (type, payload) => socket.sent.push([type, payload]),
              ping: (answered) => answered(),
              close: () => {
                socket.isClosed = true;
              },
            });
            return settled();
          },
          fails(code, retryAfter) {
            reject(new ApiError(code, retryAfter === undefined ? {} : { retryAfter }));
            return settled();
          },
        });
      }),
    changed: (state) => states.push(state),
    wait(milliseconds, then) {
      const wait = { milliseconds, then, isOff: false };
      waits.push(wait);
      return () => {
        wait.isOff = true;
      };
    },
    random: () => 1,
    now: () => time,
  });
});

async function live() {
  connection.open();
  await last(tries).opens();
  time += 60_000;
}

test("opening connects, and then messages pass", async () => {
  expect(connection.send("leave", {})).toBe(false);
  await live();
  expect(states.map(({ kind }) => kind)).toEqual(["idle", "connecting", "live"]);
  expect(connection.send("leave", {})).toBe(true);
  expect(last(sockets).sent).toEqual([["leave", {}]]);
});

describe("a break that nobody wanted", () => {
  test.each([
    1006,
    1001,
    1005,
    FRAME_TOO_LARGE,
    CLOSE_CODES.slow,
    CLOSE_CODES.draining,
    CLOSE_CODES.unavailable,
    CLOSE_CODES.tooMany,
  ])("code %i is mended", async (code) => {
    await live();
    last(tries).broken(code);
    expect(last(states).kind).toBe("reconnecting");
    last(waits).then();
    await last(tries).opens();
    expect(last(states)).toEqual({ kind: "live" });
  });

  test("waits grow while it fails, and are short again after a steady time", async () => {
    await live();
    last(tries).broken(1006);
    for (let round = 0; round < 4; round += 1) {
      last(waits).then();
      await last(tries).fails("network/unreachable");
    }
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([400, 800, 1_600, 3_200, 6_400]);
    last(waits).then();
    await last(tries).opens();
    time += 60_000;
    last(tries).broken(1006);
    expect(last(waits).milliseconds).toBe(400);
  });

  test("a room that accepts and breaks at once is not stormed", async () => {
    await live();
    last(tries).broken(1006);
    last(waits).then();
    await last(tries).opens();
    last(tries).broken(1006);
    expect(last(waits).milliseconds).toBe(800);
  });

  test("a limit's own time is kept to", async () => {
    connection.open();
    await last(tries).fails("request/too-many", 30);
    expect(last(waits).milliseconds).toBe(30_000);
  });

  test("a retryNow tries at once, but not a second time beside a try under way", async () => {
    await live();
    last(tries).broken(1006);
    connection.retryNow();
    connection.retryNow();
    expect(tries).toHaveLength(2);
    expect(waits.every(({ isOff }) => isOff)).toBe(true);
  });

  test("the server's reason is told", async () => {
    await live();
    last(tries).broken(CLOSE_CODES.draining);
    expect(last(states)).toEqual({ kind: "reconnecting", attempt: 0, cause: "server/draining" });
    last(waits).then();
    await last(tries).fails("network/unreachable");
    expect(last(states)).toEqual({ kind: "reconnecting", attempt: 1, cause: "server/draining" });
  });
});

describe("an end", () => {
  test.each([
    [CLOSE_CODES.sessionEnded, "account/not-signed-in"],
    [CLOSE_CODES.moved, "game/moved"],
    [CLOSE_CODES.roomClosed, "game/room-closed"],
    [4000, "left"],
  ] as const)("code %i ends the connection as %s", async (code, end) => {
    await live();
    last(tries).broken(code);
    expect(last(states)).toEqual({ kind: "ended", end });
    expect(waits).toHaveLength(0);
  });

  test.each(["game/room-not-found", "game/room-full", "game/interrupted", "account/suspended"] as const)(
    "a seat refused with %s is not asked for again",
    async (code) => {
      connection.open();
      await last(tries).fails(code);
      expect(last(states)).toEqual({ kind: "ended", end: code });
    },
  );

  test("what was moved to another tab can be taken back", async () => {
    await live();
    last(tries).broken(CLOSE_CODES.moved);
    connection.open();
    await last(tries).opens();
    expect(last(states)).toEqual({ kind: "live" });
  });
});

test("a socket that looks dead is replaced, and its late close changes nothing", async () => {
  await live();
  connection.replace();
  expect(sockets[0]?.isClosed).toBe(true);
  tries[0]?.broken(CLOSE_CODES.moved);
  await last(tries).opens();
  expect(last(states)).toEqual({ kind: "live" });
  expect(sockets[1]?.isClosed).toBe(false);
});

test("a socket that opens after it was given up is closed again", async () => {
  connection.open();
  connection.close();
  await last(tries).opens();
  expect(sockets[0]?.isClosed).toBe(true);
  expect(last(states)).toEqual({ kind: "ended", end: "left" });
});
