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
let onChange: (state: ConnectionState) => void;

/** Lets promises settle. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const last = <T>(list: T[]): T => list.at(-1) as T;

beforeEach(() => {
  [states, tries, waits, sockets, time, onChange] = [[], [], [], [], 0, () => {}];
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
    onChange: (state) => {
      states.push(state);
      onChange(state);
    },
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

test("an opened connection sends messages", async () => {
  expect(connection.send("leave", {})).toBe(false);
  await live();
  expect(states.map(({ kind }) => kind)).toEqual(["idle", "connecting", "live"]);
  expect(connection.send("leave", {})).toBe(true);
  expect(last(sockets).sent).toEqual([["leave", {}]]);
});

describe("a broken connection", () => {
  test.each([
    1006,
    1001,
    1005,
    FRAME_TOO_LARGE,
    CLOSE_CODES.slow,
    CLOSE_CODES.draining,
    CLOSE_CODES.unavailable,
    CLOSE_CODES.tooMany,
  ])("a socket closed with code %i is reopened", async (code) => {
    await live();
    last(tries).broken(code);
    expect(last(states).kind).toBe("reconnecting");
    last(waits).then();
    await last(tries).opens();
    expect(last(states)).toEqual({ kind: "live" });
  });

  test("delays grow with each failed try, and are short again after a steady connection", async () => {
    await live();
    last(tries).broken(1006);
    for (let round = 0; round < 4; round += 1) {
      last(waits).then();
      await last(tries).fails("network/unreachable");
    }
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([400, 800, 1_600, 3_000, 3_000]);
    last(waits).then();
    await last(tries).opens();
    time += 60_000;
    last(tries).broken(1006);
    expect(last(waits).milliseconds).toBe(400);
  });

  test("delays keep growing if the room closes each socket at once", async () => {
    await live();
    last(tries).broken(1006);
    last(waits).then();
    await last(tries).opens();
    last(tries).broken(1006);
    expect(last(waits).milliseconds).toBe(800);
  });

  test.each([
    [4_999, 800],
    [5_000, 400],
  ])("after a socket that lasted %i ms, the next try comes after %i ms", async (lasted, delay) => {
    await live();
    last(tries).broken(1006);
    last(waits).then();
    await last(tries).opens();
    time += lasted;
    last(tries).broken(1006);
    expect(last(waits).milliseconds).toBe(delay);
  });

  test("between two sockets nothing is sent, and what the old one still reports is dropped", async () => {
    await live();
    last(tries).broken(1006);
    expect(last(states)).toEqual({ kind: "reconnecting", attempt: 0, cause: "network/unreachable" });
    expect([connection.send("leave", {}), sockets[0]?.sent, sockets[0]?.isClosed]).toEqual([false, [], true]);
    tries[0]?.broken(CLOSE_CODES.moved);
    expect(last(states).kind).toBe("reconnecting");
  });

  test("the connection waits as long as a rate limit demands", async () => {
    connection.open();
    await last(tries).fails("request/too-many", 30);
    expect(last(waits).milliseconds).toBe(30_000);
  });

  test("retryNow tries at once, but not while another try is running", async () => {
    await live();
    last(tries).broken(1006);
    connection.retryNow();
    connection.retryNow();
    expect(tries).toHaveLength(2);
    expect(waits.every(({ isOff }) => isOff)).toBe(true);
  });

  test("the cause stays a server restart while the server cannot be reached", async () => {
    await live();
    last(tries).broken(CLOSE_CODES.draining);
    expect(last(states)).toEqual({ kind: "reconnecting", attempt: 0, cause: "server/draining" });
    last(waits).then();
    await last(tries).fails("network/unreachable");
    expect(last(states)).toEqual({ kind: "reconnecting", attempt: 1, cause: "server/draining" });
    last(waits).then();
    await last(tries).fails("server/unavailable");
    expect(last(states)).toEqual({ kind: "reconnecting", attempt: 2, cause: "server/unavailable" });
    last(waits).then();
    await last(tries).fails("network/unreachable");
    expect(last(states)).toEqual({ kind: "reconnecting", attempt: 3, cause: "network/unreachable" });
  });
});

describe("the end of a connection", () => {
  test.each([
    [CLOSE_CODES.sessionEnded, "account/not-signed-in"],
    [CLOSE_CODES.moved, "game/moved"],
    [CLOSE_CODES.roomClosed, "game/room-closed"],
    [4000, "left"],
  ] as const)("close code %i ends the connection as %s", async (code, end) => {
    await live();
    last(tries).broken(code);
    expect(last(states)).toEqual({ kind: "ended", end });
    expect(waits).toHaveLength(0);
  });

  test.each(["game/room-not-found", "game/room-full", "game/interrupted", "account/suspended"] as const)(
    "a seat refused with %s is not requested again",
    async (code) => {
      connection.open();
      await last(tries).fails(code);
      expect(last(states)).toEqual({ kind: "ended", end: code });
    },
  );

  test("a connection that moved to another tab can be opened again", async () => {
    await live();
    last(tries).broken(CLOSE_CODES.moved);
    connection.open();
    await last(tries).opens();
    expect(last(states)).toEqual({ kind: "live" });
  });
});

test("a connection that is opened again begins with short delays", async () => {
  connection.open();
  for (let round = 0; round < 3; round += 1) {
    await last(tries).fails("network/unreachable");
    last(waits).then();
  }
  connection.close();
  connection.open();
  await last(tries).fails("network/unreachable");
  expect(last(waits).milliseconds).toBe(400);
});

test("a socket that looks dead is replaced, and its late close changes nothing", async () => {
  await live();
  connection.replace();
  expect(last(states)).toEqual({ kind: "reconnecting", attempt: 0, cause: "network/unreachable" });
  expect(sockets[0]?.isClosed).toBe(true);
  tries[0]?.broken(CLOSE_CODES.moved);
  await last(tries).opens();
  expect(last(states)).toEqual({ kind: "live" });
  expect(sockets[1]?.isClosed).toBe(false);
});

test("a listener that closes the connection because a try has failed is the last to hear of it", async () => {
  await live();
  onChange = ({ kind }) => {
    if (kind === "reconnecting") connection.close();
  };
  last(tries).broken(FRAME_TOO_LARGE);
  expect(last(states)).toEqual({ kind: "ended", end: "left" });
  expect(waits.filter(({ isOff }) => !isOff)).toEqual([]);
});

test("a socket that opens after the connection was closed is closed at once", async () => {
  connection.open();
  connection.close();
  await last(tries).opens();
  expect(sockets[0]?.isClosed).toBe(true);
  expect(last(states)).toEqual({ kind: "ended", end: "left" });
});
