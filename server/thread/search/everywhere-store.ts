// A prepared statement, for the reasons of search-store.ts.
import { MESSAGES_FOUND } from "../../../schema/limits.ts";
import type { MessagePlace } from "../../../schema/thread/api.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shownRoles } from "../../profile/profile.ts";
import { isClosed, isLegible, nameOf } from "../message/message-view.ts";
import { type FoundRow, foundColumns, scannedPerThread, soughtInRest, soughtWords } from "./search-store.ts";

export interface PlacedRow extends FoundRow {
  readonly place: MessagePlace;
  /** In microseconds since 1970. */
  readonly key: string;
}

/** One more than a page. */
const LIMIT = MESSAGES_FOUND + 1;

/** The sort key of the list, newest first. */
const KEY = "message.created_at, message.seq, message.thread_id";
const newest = KEY.replaceAll(/(,|$)/g, " desc$1");
const columns = "message.thread_id, message.seq, message.sender_id, message.created_at";

/** Within the days, and after the cursor. Each value may be null. */
const isWithin = `message.created_at >= coalesce($4::timestamptz, '-infinity')
      and message.created_at < coalesce($5::timestamptz, 'infinity')
      and (${KEY}) < (
        coalesce(timestamptz 'epoch' + $6::float8 * interval '1 microsecond', 'infinity'), coalesce($7::bigint, 0),
        coalesce($8::uuid, '00000000-0000-0000-0000-000000000000')
      )`;
/** THREAD-40: the sender's name has this part. */
const isFromSender = `($9::text is null or message.sender_id in (
        select profile.user_id from profiles profile where profile.plain_name like plain_letters($9)
      ))`;

/**
 * THREAD-39: the same two steps as in one thread, by time instead of by seq. Beyond `edge` are the messages of a thread that
 * `near` does not scan. The index looks for them only where they may be newer than what `near` has found.
 */
export const searchEverywhere = prepared<PlacedRow>(
  "search-everywhere",
  `with sought as materialized (${soughtWords}
  ), mine as materialized (
    select reader.thread_id, reader.user_id, reader.from_seq from thread_readers reader
    where reader.user_id = $3 and not ${isClosed("reader.thread_id")}
  ), share as materialized (
    select ${scannedPerThread} as places from mine
  ), reach as materialized (
    select mine.*, coalesce(edge.created_at, '-infinity') as edge_at, coalesce(edge.seq, 0) as edge_seq
    from mine left join lateral (
      select message.created_at, message.seq from messages message
      where message.thread_id = mine.thread_id and ${isWithin}
      order by message.created_at desc, message.seq desc offset (select places from share) limit 1
    ) edge on true
  ), near as materialized (
    select message.* from reach cross join lateral (
      select ${columns} from (
        select * from messages message
        where message.thread_id = reach.thread_id and ${isWithin}
          and (message.created_at, message.seq) > (reach.edge_at, reach.edge_seq)
        order by message.created_at desc, message.seq desc offset 0
      ) message
      where message.words @@ (select words::tsquery from sought) and ${isFromSender}
        and ${isLegible("message", "reach.user_id", "reach.from_seq")}
      order by message.created_at desc, message.seq desc limit ${LIMIT}
    ) message
  ), rest as materialized (
    select * from reach where edge_seq > from_seq
      and edge_at >= coalesce((select created_at from near order by created_at desc offset ${LIMIT - 1} limit 1), '-infinity')
      and (select count(*) from near where near.thread_id = reach.thread_id) < ${LIMIT}
  ), far as materialized (
    select ${columns}, message.deleted_at from messages message
    where message.deleted_at is null and message.words @@ ${soughtInRest} and ${isWithin} and ${isFromSender}
  ), beyond as (
    select ${columns} from (
      select message.*, rest.user_id, rest.from_seq from far message join rest on rest.thread_id = message.thread_id
      where (message.created_at, message.seq) <= (rest.edge_at, rest.edge_seq)
      order by ${newest} offset 0
    ) message
    where ${isLegible("message", "message.user_id", "message.from_seq")}
    order by ${newest} limit ${LIMIT}
  ), found as materialized (
    select ${columns} from (select * from near union all select * from beyond) message order by ${newest} limit ${LIMIT}
  )
  select ${foundColumns}, (extract(epoch from message.created_at) * 1000000)::bigint as key,
    coalesce(
      (select jsonb_build_object('kind', 'channel', 'name', channel.name)
       from community_channels channel where channel.thread_id = message.thread_id),
      (select jsonb_build_object('kind', 'conversation', 'people', jsonb_agg(
         jsonb_build_object('displayName', ${nameOf("person.id")}, 'roles', ${shownRoles("person.id")})))
       from conversations pair, unnest(array[pair.participant_1, pair.participant_2]) as person (id)
       where pair.thread_id = message.thread_id and person.id is distinct from $3)
    ) as place
  from found join messages message on message.thread_id = found.thread_id and message.seq = found.seq
  order by ${newest}`,
);
