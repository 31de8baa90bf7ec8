import { randomUUID } from "node:crypto";
import type { Member } from "../../member/member.ts";
import { query } from "../../server/own-database.ts";
import type { Lampstand } from "../../server/servers.ts";

interface Written {
  messages: number;
  /** The last seq that both members have read. */
  readSeq?: number;
}

/** Stores a channel with two members and so many messages of one to five lines; returns its id. */
export async function writeChannel(
  { databaseUrl, guests }: Lampstand,
  { messages, readSeq = 0 }: Written,
): Promise<string> {
  const [threadId, [owner, member]] = [randomUUID(), guests as [Member, Member]];
  await query(
    databaseUrl,
    `with thread as (
       insert into threads (id, kind, last_seq, last_message_at) values ($1, 'channel', $4, now())
     ), channel as (
       insert into community_channels (thread_id, name) values ($1, 'Opened')
     )
     insert into thread_members (thread_id, user_id, role, read_seq)
     values ($1, $2, 'owner', $5), ($1, $3, 'member', $5)`,
    [threadId, owner.memberId, member.memberId, messages, readSeq],
  );
  await query(
    databaseUrl,
    `insert into messages (thread_id, seq, sender_id, request_id, content, created_at)
     select $1, seq, case when seq % 2 = 0 then $2::uuid else $3::uuid end, 'request-' || seq,
       'Please bring the drums and a second hymn, number ' || seq % 100 || repeat(' and a lamp', (seq * 7) % 13),
       now() - ($4::int - seq) * interval '40 seconds'
     from generate_series(1, $4::int) as seq`,
    [threadId, owner.memberId, member.memberId, messages],
  );
  return threadId;
}
