import { randomUUID } from "node:crypto";
import { get } from "node:http";
import { newRequestId } from "../../../../schema/game/request-id.ts";
import { uuidV7 } from "../../../../server/platform/uuid-v7.ts";
import type { Member } from "../../member/member.ts";
import { query } from "../../server/own-database.ts";
import type { Lampstand } from "../../server/servers.ts";
import { benchLine, oneSize } from "../support/line.ts";
import { atMost } from "../support/metric.ts";

const MESSAGES = 100;
const KILO = 1024;
/** Parts of typical messages, combined so that no two messages are the same. */
const openings = [
  "Good evening",
  "Please",
  "Sister Ngozi says",
  "I think",
  "Yes, and",
  "No o,",
  "Next Friday",
  "Amen,",
];
const middles = ["we should bring", "can somebody find", "the choir has", "the bus took", "I forgot", "God gave us"];
const ends = [
  "the drums",
  "enough chairs",
  "a second hymn",
  "rice for forty",
  "the key of the hall",
  "a new song",
  "😂",
];

export const history = benchLine({
  id: "P11",
  title: `${MESSAGES} messages of history over HTTP`,
  sizes: oneSize,
  async measure(bench) {
    const benchServer = await bench.lampstand(2);
    try {
      const url = await writeHistory(benchServer);
      const [reader] = benchServer.guests as [Member];
      const packed = await wireSize(url, reader, "gzip, deflate, br");
      const plain = await wireSize(url, reader, "identity");
      return [
        { what: "its body (brotli)", measured: packed.body / KILO, unit: "KB", goal: atMost(3) },
        { what: "  the reply's head", measured: packed.head / KILO, unit: "KB" },
        { what: "  not packed", measured: plain.body / KILO, unit: "KB" },
        { what: "  the words alone", measured: words.join("").length / KILO, unit: "KB" },
      ];
    } finally {
      await benchServer.close();
    }
  },
});

const pick = (list: readonly string[], at: number) => list[at % list.length] ?? "";
const words = Array.from(
  { length: MESSAGES },
  (_, at) => `${pick(openings, at)} ${pick(middles, at * 5 + 1)} ${pick(ends, at * 3 + (at >> 3))}`,
);

/** Stores an evening's conversation of two members; returns the URL of its first page. */
async function writeHistory({ server, databaseUrl, guests }: Lampstand): Promise<string> {
  const [threadId, [one, other]] = [randomUUID(), guests as [Member, Member]];
  await query(
    databaseUrl,
    `with thread as (insert into threads (id, kind, last_seq) values ($1, 'conversation', ${MESSAGES})),
     talk as (
       insert into conversations (thread_id, participant_1, participant_2)
       values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid))
     )
     insert into thread_members (thread_id, user_id, role) values ($1, $2, 'participant'), ($1, $3, 'participant')`,
    [threadId, one.memberId, other.memberId],
  );
  for (const [at, content] of words.entries()) {
    const sender = at % 5 < 2 ? one : other;
    const sentAt = Math.floor(Date.now() - (MESSAGES - at + Math.random()) * 41_300);
    await query(
      databaseUrl,
      `insert into messages (id, thread_id, seq, sender_id, request_id, content, created_at)
       values ($1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000))`,
      [uuidV7(sentAt), threadId, at + 1, sender.memberId, newRequestId(), content, sentAt],
    );
  }
  return `${server.url}/api/chat/conversations/${threadId}/messages?after=0`;
}

/** The bytes of a reply on the network with this Accept-Encoding. */
function wireSize(url: string, { cookie }: Member, encoding: string): Promise<{ head: number; body: number }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { Cookie: cookie, "Accept-Encoding": encoding } }, async (response) => {
      const body = Buffer.concat(await response.toArray()).length;
      if (response.statusCode === 200) resolve({ head: response.rawHeaders.join("  \r\n").length, body });
      else reject(new Error(`${url} answered ${response.statusCode}`));
    }).once("error", reject);
  });
}
