import { join } from "node:path";
import * as healthApi from "../../../../schema/health/api.ts";
import { median, pairedRatio } from "../../measure.ts";
import { Member } from "../../member/member.ts";
import type { BenchServer } from "../../server/servers.ts";
import { openThrottledProxy } from "../../server/throttled-proxy.ts";
import type { Bench } from "../support/context.ts";
import { benchLine } from "../support/line.ts";
import { atMost } from "../support/metric.ts";
import { openTables, pause } from "../support/tables.ts";

const PLAYERS = 4;
const sizes = {
  full: {
    tables: 50,
    settleMs: 500,
    /** Runs that aren't measured, until the JavaScript engine has optimized the server's code. */
    warmUps: 3,
    /** Long, so that the server's own time hardly matters. */
    roundTripMs: 200,
  },
  smallest: { tables: 1, settleMs: 50, warmUps: 0, roundTripMs: 50 },
};
type Size = typeof sizes.full;

export const joining = benchLine({
  id: "P7",
  title: "how long and how dearly one sits down",
  sizes,
  async measure(bench, size) {
    const guests = size.tables * PLAYERS;
    const benchServers: BenchServer[] = [];
    try {
      const lampstand = await bench.lampstand(guests);
      benchServers.push(lampstand);
      for (const name of ["socket.io that stores", "ws", "socket.io"] as const) {
        benchServers.push(await bench.peer(name, guests));
      }
      const trips = await roundTrips(lampstand, bench.options.runs, size);
      const costs = await joinCosts(benchServers, bench, size);
      const [ours = [], storing = [], ws = [], socketIo = []] = benchServers.map(({ name }) => costs.get(name) ?? []);
      return [
        { what: "round trips from click to first state, warm", measured: trips, unit: "trips", goal: atMost(4.1) },
        {
          what: "CPU per join / Socket.IO that reads a session and stores a seat",
          measured: pairedRatio(ours, storing),
          unit: "x",
          goal: atMost(1.5),
        },
        { what: "  CPU per join / Socket.IO, to watch: <= 5", measured: pairedRatio(ours, socketIo), unit: "x" },
        { what: "  lampstand: seat over HTTP, session checks, socket", measured: median(ours), unit: "ms" },
        { what: "  Socket.IO that reads a session and stores a seat", measured: median(storing), unit: "ms" },
        { what: "  ws", measured: median(ws), unit: "ms" },
        { what: "  Socket.IO", measured: median(socketIo), unit: "ms" },
      ];
    } finally {
      for (const benchServer of benchServers) await benchServer.close();
    }
  },
});

/** CPU milliseconds per join, by server and run. The cost of opening a table is divided among its players. */
async function joinCosts(
  benchServers: readonly BenchServer[],
  bench: Bench,
  { tables: count, settleMs, warmUps }: Size,
): Promise<Map<string, readonly number[]>> {
  const costs = new Map(benchServers.map(({ name }) => [name, [] as number[]]));
  for (let run = 1 - warmUps; run <= bench.options.runs; run += 1) {
    for (const { name, server, guests } of benchServers) {
      bench.say(`${guests.length} sit down at ${name}`);
      const { profileTo } = bench.options;
      const profile = profileTo && run > 0 && join(profileTo, `join-${name}-${run}.cpuprofile`);
      let leave = () => {};
      const cpu = await server.cpuOf(async () => {
        const tables = await openTables(guests, count, PLAYERS);
        leave = () => tables.forEach((table) => void table.leave());
      }, profile || undefined);
      leave();
      await pause(settleMs);
      if (run > 0) costs.get(name)?.push(cpu / guests.length);
    }
  }
  return costs;
}

/** Round trips from the request for a seat at an existing table, on an open HTTP connection, to the first state. */
async function roundTrips(
  { server, guests }: BenchServer<Member>,
  runs: number,
  { roundTripMs }: Size,
): Promise<number> {
  const [host, guest] = guests as [Member, Member];
  const settings = { roomName: "Far away", maxPlayers: 8, timeLimit: 30, difficulty: "medium", rounds: 5 } as const;
  const table = await host.open(settings);
  const proxy = await openThrottledProxy(server.url, roundTripMs);
  const { memberId, cookie } = guest;
  const farGuest = new Member({ url: proxy.url, memberId, cookie, joinsBy: "id" });
  const trips: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      await farGuest.call(healthApi.readHealth);
      // Wait until the connection is idle; otherwise the next request opens another.
      await pause(roundTripMs / 2);
      const began = performance.now();
      const seat = await farGuest.join({ roomId: table.roomId, roomCode: table.view.roomCode });
      trips.push((performance.now() - began) / roundTripMs);
      seat.leave();
      await pause(2 * roundTripMs);
    }
  } finally {
    table.leave();
    await proxy.close();
  }
  return median(trips);
}
