// Prepared statements: marks are looked up whenever members read or write in a small thread.
import type { SeenMark } from "../../../rooms/support/thread/ports.ts";
import { SEEN_MARKS_MEMBERS_MAX, SEEN_MARKS_MESSAGES } from "../../../schema/limits.ts";
import type { ShownMember } from "../../../schema/member/shown-member.ts";
import type { SeenAudience } from "../../../schema/thread/seen.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shownRoles } from "../../profile/profile.ts";
import { isClosed, isLegible, nameOf, pictureOf } from "../message/message-view.ts";

/** THREAD-77, a condition: the thread with this id (an SQL expression) is so small that it has marks. */
export const hasSeenMarks = (threadId: string): string => `not exists (
  select from community_channels large
  where large.thread_id = ${threadId} and large.member_count > ${SEEN_MARKS_MEMBERS_MAX})`;

/**
 * THREAD-73 to THREAD-77: for each viewer ($3) the members who have read messages of theirs and show it, with the newest of
 * these messages. $1 the thread, $2 the date of `adultIfBornBy`, or null if ages do not matter.
 */
const marks = ({ columns = "", readers = "", after = "0" }): string => `
  with own as materialized (
    select message.thread_id, message.sender_id, message.seq, message.created_at, message.deleted_at
    from threads thread join messages message on message.thread_id = thread.id
    where thread.id = $1 and message.seq > thread.last_seq - ${SEEN_MARKS_MESSAGES} and message.sender_id = any($3::uuid[])
  )
  select viewer.user_id as "viewerId", reader.user_id as "memberId", newest.seq::float8 as seq ${columns}
  from thread_readers viewer
  join thread_readers reader on reader.thread_id = viewer.thread_id and reader.user_id <> viewer.user_id
  ${readers}
  join lateral (
    select own.seq from own
    where own.sender_id = viewer.user_id and own.seq > ${after} and own.seq <= reader.read_seq
      and own.created_at > reader.joined_at
      and ${isLegible("own", "reader.user_id", "reader.from_seq")}
    order by own.seq desc limit 1
  ) newest on true
  where viewer.thread_id = $1 and viewer.user_id = any($3::uuid[])
    and 'safeguarding_lead' not in (viewer.role, reader.role)
    and not ${isClosed("viewer.thread_id")} and ${hasSeenMarks("viewer.thread_id")}
    and shares_seen(reader.user_id, viewer.user_id, $2::date)`;

/** $4 members who have read, $5 the seqs after which they have. */
export const selectMoved = prepared<SeenMark>(
  "find-moved-seen-marks",
  marks({
    readers: "join unnest($4::uuid[], $5::bigint[]) as moved (user_id, after) on moved.user_id = reader.user_id",
    after: "moved.after",
  }),
);

export const selectAll = prepared<SeenMark & ShownMember>(
  "list-seen-marks",
  `${marks({
    columns: `, ${nameOf("reader.user_id")} as "displayName", ${pictureOf("reader.user_id")} as "avatarUrl",
      ${shownRoles("reader.user_id")} as roles`,
  })} order by "displayName", "memberId"`,
);

/** A row if the member ($2) can read the thread ($1). */
export const selectAccess = prepared(
  "reads-thread",
  `select from thread_readers reader
   where reader.thread_id = $1 and reader.user_id = $2 and not ${isClosed("reader.thread_id")}`,
);

/** $1 the member, $2 the date of `adultIfBornBy`, or null if ages do not matter. */
export const selectAudience = prepared<{ audience: SeenAudience }>(
  "find-seen-audience",
  "select seen_audience($1, seen_age($1, $2::date)) as audience",
);
