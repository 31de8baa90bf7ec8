import { faultsOf } from "../chat/kill-faults.ts";
import { writeThroughKills } from "../chat/kill-run.ts";
import type { Bench, BenchLine } from "./support/context.ts";
import { atMost, type Metric } from "./support/metric.ts";

const KILLS = 20;
const SENDERS = 100;
const READY_SECONDS = 10;

export const chatKills: BenchLine = {
  id: "R2",
  title: `a server killed ${KILLS} times while ${SENDERS} members write`,
  async measure(bench: Bench): Promise<Metric[]> {
    const databaseUrl = await (await bench.database()).fresh();
    bench.say(`killing the server ${KILLS} times`);
    const run = await writeThroughKills({ databaseUrl, senders: SENDERS, kills: KILLS });
    const faults = Object.entries(faultsOf(run));
    return [
      { what: "messages stored", measured: run.rows.length, unit: "" },
      { what: "stored, but killed before the receipt", measured: run.storedWithoutReceipt, unit: "" },
      ...faults.map(([kind, found]) => ({ what: kind, measured: found.length, unit: "", goal: atMost(0) })),
      { what: "slowest start", measured: run.slowestStartMs / 1000, unit: "s", goal: atMost(READY_SECONDS) },
    ];
  },
};
