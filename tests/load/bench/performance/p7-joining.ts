import { join } from "node:path";
import { healthApi } from "../../../../schema/health/api.ts";
import { median, pairedRatio } from "../../measure.ts";
import { Member } from "../../member/member.ts";
import { type BenchServer, openLampstand, openPeer } from "../../server/servers.ts";
import { openThrottledProxy } from "../../server/throttled-proxy.ts";
import type { Bench, BenchLine } from "../support/context.ts";
import { atMost, type Metric } from "../support/metric.ts";
import { openTables, pause } from "../support/tables.ts";

const TABLES = 50;
const PLAYERS = 4;
/** Long, so that the server's own time hardly matters. */
const ROUND_TRIP_MS = 200;
const SETTLE_MS = 500;
/** Runs that aren't measured, until the JavaScript engine has optimized the server's code. */
const WARM_UPS = 3;

export const joining: BenchLine = {
  id: "P7",
  title: "how long and how dearly one sits down",
  async measure(bench: Bench): Promise<Metric[]> {
    const database = await bench.database();
    const guests = TABLES * PLAYERS;
    const benchServers: BenchServer[] = [
      await openLampstand(database, guests),
      await openPeer("ws", guests),
      await openPeer("socket.io", guests),
    ];
    try {
      const trips = await roundTrips(benchServers[0] as BenchServer<Member>, bench.options.runs);
      const costs = await joinCosts(benchServers, bench);
      const [ours = [], ws = [], socketIo = []] = benchServers.map(({ name }) => costs.get(name) ?? []);
      return [
        { what: "round trips from click to first state, warm", measured: trips, unit: "trips", goal: atMost(4.1) },
        { what: "CPU per join / Socket.IO", measured: pairedRatio(ours, socketIo), unit: "x", goal: atMost(1.6) },
        { what: "  lampstand: seat over HTTP, session checks, socket", measured: median(ours), unit: "ms" },
        { what: "  ws", measured: median(ws), unit: "ms" },
        { what: "  Socket.IO", measured: median(socketIo), unit: "ms" },
      ];
    } finally {
      for (const benchServer of benchServers) await benchServer.close();
    }
  },
};

/** CPU milliseconds per join, by server and run. The cost of opening a table is divided among its players. */
async function joinCosts(benchServers: readonly BenchServer[], bench: Bench): Promise<Map<string, readonly number[]>> {
  const costs = new Map(benchServers.map(({ name }) => [name, [] as number[]]));
  for (let run = 1 - WARM_UPS; run <= bench.options.runs; run += 1) {
    for (const { name, server, guests } of benchServers) {
      bench.say(`${guests.length} sit down at ${name}`);
      const { profileTo } = bench.options;
      const profile = profileTo && run > 0 && join(profileTo, `join-${name}-${run}.cpuprofile`);
      let leave = () => {};
      const cpu = await server.cpuOf(async () => {
        const tables = await openTables(guests, TABLES, PLAYERS);
        leave = () => tables.forEach((table) => void table.leave());
      }, profile || undefined);
      leave();
      await pause(SETTLE_MS);
      if (run > 0) costs.get(name)?.push(cpu / guests.length);
    }
  }
  return costs;
}

/** Round trips from the request for a seat at an existing table, on an open HTTP connection, to the first state. */
async function roundTrips({ server, guests }: BenchServer<Member>, runs: number): Promise<number> {
  const [host, guest] = guests as [Member, Member];
  const settings = { roomName: "Far away", maxPlayers: 8, timeLimit: 30, difficulty: "medium", rounds: 5 } as const;
  const table = await host.open(settings);
  const proxy = await openThrottledProxy(server.url, ROUND_TRIP_MS);
  const { memberId, cookie } = guest;
  const farGuest = new Member({ url: proxy.url, memberId, cookie, joinsBy: "id" });
  const trips: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      await farGuest.call(healthApi.readHealth);
      // Wait until the connection is idle; otherwise the next request opens another.
      await pause(ROUND_TRIP_MS / 2);
      const began = performance.now();
      const seat = await farGuest.join({ roomId: table.roomId, roomCode: table.view.roomCode });
      trips.push((performance.now() - began) / ROUND_TRIP_MS);
      seat.leave();
      await pause(2 * ROUND_TRIP_MS);
    }
  } finally {
    table.leave();
    await proxy.close();
  }
  return median(trips);
}
