import { randomUUID } from "node:crypto";
import { readChannel, readChannelMessages, takeChannelSeat } from "../../../schema/channel/api.ts";
import { median, pairedRatio } from "../measure.ts";
import type { Member } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import { type Lampstand, openLampstand } from "../server/servers.ts";
import type { Bench, BenchLine } from "./support/context.ts";
import { atMost, type Metric } from "./support/metric.ts";

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
      const [young, old] = [await writeChannel(benchServer, FEW), await writeChannel(benchServer, MANY)];
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

/** Stores a channel with two members and so many messages; returns its id. */
async function writeChannel({ databaseUrl, guests }: Lampstand, messages: number): Promise<string> {
  const [threadId, [owner, member]] = [randomUUID(), guests as [Member, Member]];
  await query(
    databaseUrl,
    `with thread as (
       insert into threads (id, kind, last_seq, last_message_at) values ($1, 'channel', $4, now())
     ), channel as (
       insert into community_channels (thread_id, name) values ($1, 'Opened')
     )
     insert into thread_members (thread_id, user_id, role) values ($1, $2, 'owner'), ($1, $3, 'member')`,
    [threadId, owner.memberId, member.memberId, messages],
  );
  await query(
    databaseUrl,
    `insert into messages (thread_id, seq, sender_id, request_id, content, created_at)
     select $1, seq, case when seq % 2 = 0 then $2::uuid else $3::uuid end, 'request-' || seq,
       'Please bring the drums and a second hymn, number ' || seq % 100, now() - ($4::int - seq) * interval '40 seconds'
     from generate_series(1, $4::int) as seq`,
    [threadId, owner.memberId, member.memberId, messages],
  );
  return threadId;
}
