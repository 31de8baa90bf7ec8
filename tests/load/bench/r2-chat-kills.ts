import { faultsOf } from "../chat/kill-faults.ts";
import { writeThroughKills } from "../chat/kill-run.ts";
import { benchLine } from "./support/line.ts";
import { atMost } from "./support/metric.ts";

const sizes = { full: { kills: 20, senders: 100 }, smallest: { kills: 1, senders: 2 } };
const READY_SECONDS = 10;

export const chatKills = benchLine({
  id: "R2",
  title: `a server killed ${sizes.full.kills} times while ${sizes.full.senders} members write`,
  sizes,
  async measure(bench, { kills, senders }) {
    const databaseUrl = await (await bench.database()).fresh();
    bench.say(`killing the server ${kills} times`);
    const run = await writeThroughKills({ databaseUrl, senders, kills });
    const faults = Object.entries(faultsOf(run));
    return [
      { what: "messages stored", measured: run.rows.length, unit: "" },
      { what: "stored, but killed before the receipt", measured: run.storedWithoutReceipt, unit: "" },
      ...faults.map(([kind, found]) => ({ what: kind, measured: found.length, unit: "", goal: atMost(0) })),
      { what: "slowest start", measured: run.slowestStartMs / 1000, unit: "s", goal: atMost(READY_SECONDS) },
    ];
  },
});
