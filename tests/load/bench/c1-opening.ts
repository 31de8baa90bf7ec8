import { readChannel, readChannelMessages, takeChannelSeat } from "../../../schema/channel/api.ts";
import { median, pairedRatio } from "../measure.ts";
import type { Member } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import { benchLine } from "./support/line.ts";
import { atMost } from "./support/metric.ts";
import { writeChannel } from "./support/written-channel.ts";

const FEW = 100;
const sizes = {
  full: { many: 100_000, turns: 200, warmUps: 40 },
  smallest: { many: 200, turns: 2, warmUps: 0 },
};

export const opening = benchLine({
  id: "C1",
  title: `opening a channel with ${sizes.full.many} messages, compared with one with ${FEW}`,
  sizes,
  async measure(bench, { many: most, turns, warmUps }) {
    const benchServer = await bench.lampstand(2);
    try {
      const [young, old] = [
        await writeChannel(benchServer, { messages: FEW }),
        await writeChannel(benchServer, { messages: most }),
      ];
      // Autovacuum would do the same within a minute.
      await query(benchServer.databaseUrl, "analyze");
      const few: number[] = [];
      const many: number[] = [];
      const [reader, other] = benchServer.guests as [Member, Member];
      for (let turn = -warmUps; turn < turns; turn += 1) {
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
          what: `page and seat, ${most} / ${FEW} messages`,
          measured: pairedRatio(many, few),
          unit: "x",
          goal: atMost(1.1),
        },
        { what: `  with ${most}`, measured: median(many), unit: "ms" },
        { what: `  with ${FEW}`, measured: median(few), unit: "ms" },
      ];
    } finally {
      await benchServer.close();
    }
  },
});

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
