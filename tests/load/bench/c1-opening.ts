import { readChannel, readChannelMessages, takeChannelSeat } from "../../../schema/channel/api.ts";
import { median, pairedRatio } from "../measure.ts";
import type { Member } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import { openLampstand } from "../server/servers.ts";
import type { Bench, BenchLine } from "./support/context.ts";
import { atMost, type Metric } from "./support/metric.ts";
import { writeChannel } from "./support/written-channel.ts";

const FEW = 100;
const MANY = 100_000;
const TURNS = 200;
const WARM_UPS = 40;

export const opening: BenchLine = {
  id: "C1",
  title: `opening a channel with ${MANY} messages, compared with one with ${FEW}`,
  async measure(bench: Bench): Promise<Metric[]> {
    const benchServer = await openLampstand(await bench.database(), 2);
    try {
      const [young, old] = [
        await writeChannel(benchServer, { messages: FEW }),
        await writeChannel(benchServer, { messages: MANY }),
      ];
      // Autovacuum would do the same within a minute.
      await query(benchServer.databaseUrl, "analyze");
      const few: number[] = [];
      const many: number[] = [];
      const [reader, other] = benchServer.guests as [Member, Member];
      for (let turn = -WARM_UPS; turn < TURNS; turn += 1) {
        const member = turn % 2 ? reader : other;
        // Alternate the order, because each request affects the caches of the next.
        const pair = turn % 4 < 2 ? ([young, old] as const) : ([old, young] as const);
        for (const channelId of pair) {
          const tookMs = await open(member, channelId);
          if (turn >= 0) (channelId === young ? few : many).push(tookMs);
        }
      }
      return [
        {
          what: `page and seat, ${MANY} / ${FEW} messages`,
          measured: pairedRatio(many, few),
          unit: "x",
          goal: atMost(1.1),
        },
        { what: `  with ${MANY}`, measured: median(many), unit: "ms" },
        { what: `  with ${FEW}`, measured: median(few), unit: "ms" },
      ];
    } finally {
      await benchServer.close();
    }
  },
};

/** Sends the client's requests for opening a channel; returns how long they took, in milliseconds. */
async function open(member: Member, channelId: string): Promise<number> {
  const params = { channelId };
  const began = performance.now();
  const [{ messages }] = await Promise.all([
    member.call(readChannelMessages, { params }),
    member.call(readChannel, { params }),
  ]);
  await member.call(takeChannelSeat, { params });
  const tookMs = performance.now() - began;
  if (messages.length !== FEW) throw new Error(`a page of ${messages.length} messages`);
  return tookMs;
}
