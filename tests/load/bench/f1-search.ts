import { randomUUID } from "node:crypto";
import { median } from "../measure.ts";
import type { Member } from "../member/member.ts";
import { query } from "../server/own-database.ts";
import type { Lampstand } from "../server/servers.ts";
import { benchLine } from "./support/line.ts";
import { atMost, type Metric } from "./support/metric.ts";

const sizes = { full: { messages: 100_000 }, smallest: { messages: 100 } };
const GOAL_MS = 50;
/** Words in: every message, 5,000 old messages, only another thread, ten messages, none; and the start of a word. */
const searchedWords = ["amen", "harvest", "elsewhere", "quokka", "absent", "q"];

export const search = benchLine({
  id: "F1",
  title: `searching a word among ${sizes.full.messages} messages of a channel, of a conversation, and of both`,
  sizes,
  async measure(bench, { messages }) {
    const { runs } = bench.options;
    const benchServer = await bench.lampstand(2);
    try {
      bench.say("writing messages");
      const [channelId, conversationId] = [randomUUID(), randomUUID()];
      await writeThreads(benchServer, { channelId, conversationId, messages });
      const metrics: Metric[] = [];
      for (const statistics of ["without", "with"]) {
        if (statistics === "with") await query(benchServer.databaseUrl, "analyze");
        for (const [where, path] of [
          ["channel", `/api/channels/${channelId}/search`],
          ["conversations", "/api/chat/search"],
          ["everywhere", "/api/messages/search"],
        ] as const) {
          for (const word of searchedWords) {
            bench.say(`searching ${word}`);
            const measured = await searchMs(benchServer, `${path}?words=${word}`, runs);
            const what = `"${word}", ${where}, ${statistics} statistics`;
            metrics.push({ what, measured, unit: "ms", goal: atMost(GOAL_MS) });
          }
        }
      }
      return metrics;
    } finally {
      await benchServer.close();
    }
  },
});

interface Threads {
  readonly channelId: string;
  readonly conversationId: string;
  readonly messages: number;
}

async function writeThreads({ databaseUrl, guests }: Lampstand, { channelId, conversationId, messages }: Threads) {
  const [one, other] = guests as [Member, Member];
  const elsewhereId = randomUUID();
  await query(databaseUrl, "alter table messages set (autovacuum_enabled = false)");
  await query(
    databaseUrl,
    `with thread as (
       insert into threads (id, kind, last_seq) values ($1, 'channel', ${messages}), ($2, 'conversation', ${messages}),
         ($5, 'channel', ${messages})
     ), channel as (
       insert into community_channels (thread_id, name) values ($1, 'Choir'), ($5, 'Ushers')
     ), talk as (
       insert into conversations (thread_id, participant_1, participant_2)
       values ($2, least($3::uuid, $4::uuid), greatest($3::uuid, $4::uuid))
     )
     insert into thread_members (thread_id, user_id, role) values
       ($1, $3, 'owner'), ($1, $4, 'member'), ($2, $3, 'participant'), ($2, $4, 'participant')`,
    [channelId, conversationId, one.memberId, other.memberId, elsewhereId],
  );
  for (const [threadId, word] of [
    [channelId, ""],
    [conversationId, ""],
    [elsewhereId, "elsewhere"],
  ]) {
    await query(
      databaseUrl,
      `insert into messages (thread_id, seq, sender_id, request_id, content, created_at)
       select $1, at, $2, 'r' || at,
         concat_ws(' ', 'we meet at the fixture number', at, 'and bring', md5(at::text), 'amen', $3::text,
           case when at <= 5000 then 'harvest' end, case when at % 10000 = 5 then 'quokka' end, repeat('lorem ipsum ', 4)),
         now() - (${messages} - at) * interval '1 minute'
       from generate_series(1, ${messages}) at`,
      [threadId, one.memberId, word],
    );
  }
}

async function searchMs({ server, guests }: Lampstand, path: string, runs: number): Promise<number> {
  const [{ cookie }] = guests as [Member];
  const spans: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const began = performance.now();
    const response = await fetch(server.url + path, { headers: { Cookie: cookie } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await response.arrayBuffer();
    // The first search only warms the database's cache.
    if (run > 0) spans.push(performance.now() - began);
  }
  return median(spans);
}
