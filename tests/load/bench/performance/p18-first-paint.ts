import type { Notebook } from "../../bot.ts";
import { spread } from "../../measure.ts";
import { Member } from "../../member/member.ts";
import type { RoundOpener } from "../../member/round-opener.ts";
import type { SeatClient } from "../../member/seat-client.ts";
import { openThrottledProxy, type ThrottledProxy } from "../../server/throttled-proxy.ts";
import { Table } from "../../table.ts";
import type { Bench } from "../support/context.ts";
import { benchLine } from "../support/line.ts";
import { atMost } from "../support/metric.ts";
import { pause } from "../support/tables.ts";

const LIMIT_MS = 180_000;
const THINKING_MS = 50;
const sizes = {
  full: { roundTripsMs: [50, 400, 1000, 1500], rounds: 10 as 5 | 10 },
  smallest: { roundTripsMs: [10, 60], rounds: 5 as const },
};
type Size = typeof sizes.full;

/** When each phone could show one round first, in milliseconds since 1970. */
interface Paints {
  readonly opensAt: number;
  readonly sealed: readonly number[];
  /** By the state alone, as without sealed rounds. */
  readonly plain: readonly number[];
}

export const firstPaint = benchLine({
  id: "P18",
  title: `when phones of ${sizes.full.roundTripsMs.join(", ")} ms show a question first`,
  sizes,
  async measure(bench, size) {
    const paints = await play(bench, size);
    const apart = spread(paints.map(({ sealed }) => rangeOf(sealed)));
    const plainApart = spread(paints.map(({ plain }) => rangeOf(plain)));
    const early = Math.max(...paints.map(({ opensAt, sealed }) => opensAt - Math.min(...sealed)));
    return [
      { what: "from the first phone to the last, worst round", measured: apart.max, unit: "ms", goal: atMost(150) },
      { what: "  median round", measured: apart.p50, unit: "ms" },
      { what: "  without sealed rounds, worst round", measured: plainApart.max, unit: "ms" },
      { what: "  without sealed rounds, median round", measured: plainApart.p50, unit: "ms" },
      { what: "the first phone before the round opens, worst round", measured: early, unit: "ms", goal: atMost(50) },
    ];
  },
});

const rangeOf = (times: readonly number[]) => Math.max(...times) - Math.min(...times);

/** Plays a game whose players have these round trips. */
async function play(bench: Bench, { roundTripsMs, rounds }: Size): Promise<Paints[]> {
  const benchServer = await bench.lampstand(roundTripsMs.length);
  const proxies: ThrottledProxy[] = [];
  try {
    for (const roundTripMs of roundTripsMs) proxies.push(await openThrottledProxy(benchServer.server.url, roundTripMs));
    const guests = proxies.map(({ url }, index) => {
      const { memberId, cookie } = benchServer.guests[index] as Member;
      return new Member({ url, memberId, cookie, joinsBy: "id", opensSealed: true });
    });
    const table = new Table({ think: () => THINKING_MS, notebook: strictNotebook });
    const signal = AbortSignal.timeout(LIMIT_MS);
    const settings = { roomName: "Far and near", maxPlayers: 4, timeLimit: 30, difficulty: "medium", rounds } as const;
    await table.fill(guests, settings, signal);
    // Until the server has measured every round trip, and every phone knows the server's time.
    await pause(2 * Math.max(...roundTripsMs));
    bench.say(`${rounds} rounds on ${guests.length} phones`);
    await table.play(signal);
    const openers = table.bots.map(({ client }) => (client as SeatClient).opener as RoundOpener);
    table.leave();
    return Array.from({ length: rounds }, (_, index) => paintsOf(openers, index + 1));
  } finally {
    for (const proxy of proxies) await proxy.close();
    await benchServer.close();
  }
}

function paintsOf(openers: readonly RoundOpener[], round: number): Paints {
  const plain = openers.map(({ stateAt }) => stateAt.get(round) ?? Number.NaN);
  const sealed = openers.map(({ openedAt }, phone) => {
    const keyed = openedAt.get(round) ?? Number.POSITIVE_INFINITY;
    return Math.min(keyed, plain[phone] ?? Number.NaN);
  });
  return { opensAt: openers[0]?.startsAt.get(round) ?? Number.NaN, sealed, plain };
}

/** An error would leave a phone out. */
const strictNotebook: Notebook = {
  receipts: [],
  error(code, detail) {
    throw new Error(`${code}: ${detail}`);
  },
};
