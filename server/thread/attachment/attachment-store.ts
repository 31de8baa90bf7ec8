// Prepared statements: they run for every attachment that is uploaded, sent or shown.
import { ATTACHMENTS_REVIEWED, NEW_ACCOUNT_DAYS } from "../../../schema/limits.ts";
import { retention } from "../../../schema/retention.ts";
import type { AttachmentKind } from "../../../schema/thread/attachment.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { isClosed, isCovered, isGone, isLegible } from "../message/message-view.ts";

/** What the client learns of a file, whatever its kind. */
export interface FileRow {
  readonly id: string;
  readonly kind: AttachmentKind;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly preview: string | null;
  readonly seconds: number | null;
}

export const selectThreadKind = prepared<{ kind: "conversation" | "channel" }>(
  "kind-of-thread",
  "select kind from threads where id = $1",
);

/** THREAD-45, a condition: the attachment can still be sent. An older one is about to be removed. */
const isUnsent = (attachment: string): string => `(${attachment}.message_id is null
  and ${attachment}.created_at > now() - interval '${retention.attachments.days} days')`;

/** $1 the id, $2 the member, $3 the thread, $4 the kind: the attachment, if its file is saved and may be used. */
export const selectOwnStored = prepared<FileRow>(
  "find-own-attachment",
  `select id, kind, bytes, width, height, preview, seconds from attachments own
   where own.id = $1 and own.sender_id = $2 and own.thread_id = $3 and own.kind = $4 and own.stored_at is not null
     and (own.message_id is not null or ${isUnsent("own")})`,
);

/** How long saving a file takes at most, with room to spare. Until then no other file is saved under its name. */
const SAVING_MINUTES = 10;

/**
 * $1 the id, $2 the member, $3 the thread, $4 the kind, $5 the media type, $6 the digest, $7 bytes, $8 width, $9 height, $10 the
 * preview, $11 seconds. No row if the id is somebody else's, of another thread or already saved, or another file is being saved.
 */
export const upsertAttachment = prepared<{ id: string }>(
  "begin-attachment",
  `insert into attachments as known (id, sender_id, thread_id, kind, type, digest, bytes, width, height, preview, seconds)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
   on conflict (id) do update set type = excluded.type, digest = excluded.digest, bytes = excluded.bytes, width = excluded.width,
     height = excluded.height, preview = excluded.preview, seconds = excluded.seconds, created_at = now(), stored_at = null
   where known.sender_id = excluded.sender_id and known.thread_id = excluded.thread_id and known.kind = excluded.kind
     and known.message_id is null and (known.stored_at is null or not ${isUnsent("known")})
     and (known.digest = excluded.digest or known.created_at < now() - interval '${SAVING_MINUTES} minutes')
   returning id`,
);

/** $1 the id, $2 the digest: the file is saved. */
export const markStored = prepared(
  "end-attachment",
  "update attachments set stored_at = coalesce(stored_at, now()) where id = $1 and digest = $2",
);

/** $1 ids, $2 members, $3 threads, in threes: locks those that this member can send there. */
export const lockUnsent = prepared<{ at: number }>(
  "lock-unsent-attachments",
  `select request.at::int as at
   from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality as request (id, sender_id, thread_id, at)
   join attachments own on own.id = request.id and own.sender_id = request.sender_id and own.thread_id = request.thread_id
   where own.stored_at is not null and ${isUnsent("own")}
   order by own.id, request.at for no key update of own`,
);

/**
 * $1 ids, $2 the messages that carry them, $3 whether anybody may see everything, $4 the date of `adultIfBornBy`. SAFE-108: an
 * attachment waits if its sender is new or of unknown age, without a role, and few of theirs were looked at.
 */
export const claim = prepared(
  "claim-attachments",
  `update attachments own set message_id = claimed.message_id, waits = not $3::boolean and not holds_role(own.sender_id)
     and (age_group(own.sender_id, $4::date) = 'unknown' or sender.created_at > now() - interval '${NEW_ACCOUNT_DAYS} days')
     and (
       select count(*) from attachments seen where seen.sender_id = own.sender_id and seen.uncovered_at is not null
     ) < ${ATTACHMENTS_REVIEWED}
   from unnest($1::uuid[], $2::uuid[]) as claimed (id, message_id), users sender
   where own.id = claimed.id and sender.id = own.sender_id`,
);

/** SAFE-109, a condition: this row of `thread_readers` is of a safeguarding lead, or of an admin in a lead's place. */
const readsAsLead = (reader: string): string =>
  `(${reader}.role = 'safeguarding_lead' or is_safeguarding_lead(${reader}.user_id))`;

/** THREAD-50, a condition for a join: this `reader`, the member $2, can read the `message` now. */
const isReader = `reader.thread_id = message.thread_id and reader.user_id = $2
    and ${isLegible("message", "reader.user_id", "reader.from_seq")} and not ${isClosed("message.thread_id")}`;

export interface ReadableFile {
  readonly id: string;
  readonly type: string;
  readonly thread_id: string;
  readonly message_id: string | null;
  /** Nobody has looked at it yet who has to. */
  readonly is_covered: boolean;
  readonly is_own: boolean;
  /** Null if the member cannot read its message. */
  readonly reads_as_lead: boolean | null;
}

/** $1 the id, $2 the member: no row if there is nothing that they may know of. */
export const selectReadableFile = prepared<ReadableFile>(
  "find-readable-attachment",
  `select attachment.id, attachment.type, attachment.thread_id, attachment.message_id,
     ${isCovered("attachment")} as is_covered, attachment.sender_id is not distinct from $2 as is_own,
     ${readsAsLead("reader")} as reads_as_lead
   from attachments attachment
   left join messages message on message.id = attachment.message_id
   left join thread_readers reader on ${isReader}
   where attachment.id = $1 and attachment.stored_at is not null and attachment.thread_id is not null and (
     reader.user_id is not null
     or (attachment.sender_id = $2 and (message.id is null or not ${isGone("message")}))
   )`,
);

/** A message with an attachment that the lead $2 may uncover. */
export interface UncoverableMessage {
  readonly message_id: string;
  readonly thread_id: string;
  readonly sender_id: string | null;
}

/** SAFE-111, $1 the id, $2 the member: locks the message. No row unless they read it as a lead, and others wrote it. */
export const lockUncoverable = prepared<UncoverableMessage>(
  "lock-uncoverable-message",
  `select message.id as message_id, message.thread_id, message.sender_id
   from attachments attachment
   join messages message on message.id = attachment.message_id
   join thread_readers reader on ${isReader} and ${readsAsLead("reader")}
   where attachment.id = $1 and attachment.sender_id is distinct from $2
   for no key update of message`,
);

/** $1 the message, $2 the lead: no row if it is not covered any more. Its flag counts as reviewed. A trigger announces the message. */
export const uncover = prepared(
  "uncover-attachment",
  `with uncovered as (
     update attachments attachment set uncovered_at = now(), uncovered_by = $2
     where attachment.message_id = $1 and ${isCovered("attachment")}
     returning attachment.message_id
   ), reviewed as (
     update message_flags flag set reviewer_id = $2, reviewed_at = now() from uncovered
     where flag.message_id = uncovered.message_id and flag.kind in ('photo', 'voice') and flag.reviewed_at is null
   )
   select from uncovered`,
);

/** How many files one run removes at most. */
const REMOVED_AT_ONCE = 500;

/** A condition: the attachment is in the evidence of the `report`. */
const isEvidence =
  "jsonb_path_exists(report.evidence, '$.**.attachment.id ? (@ == $id)', jsonb_build_object('id', attachment.id))";

/**
 * THREAD-55, a condition: no message carries the attachment and it is too old to be sent, or its message is gone. It is in the
 * evidence of no open report, and it is not being saved.
 */
const isRemovable = `(
  case when message.id is null then not ${isUnsent("attachment")} else ${isGone("message")} end
  and attachment.created_at < now() - interval '${SAVING_MINUTES} minutes'
  and not exists (select from reports report where report.state <> 'closed' and ${isEvidence})
)`;

export const selectRemovable = prepared<{ id: string }>(
  "list-removable-attachments",
  `select attachment.id from attachments attachment left join messages message on message.id = attachment.message_id
   where ${isRemovable} order by attachment.created_at limit ${REMOVED_AT_ONCE}`,
);

/** $1 the id: no row if somebody else has it locked, or needs it. */
export const lockRemovable = prepared<{ id: string; type: string }>(
  "lock-removable-attachment",
  `select attachment.id, attachment.type from attachments attachment left join messages message on message.id = attachment.message_id
   where attachment.id = $1 and ${isRemovable} for update of attachment skip locked`,
);

export const deleteAttachment = prepared("delete-attachment", "delete from attachments where id = $1");

/** $1 the member: their files. */
export const selectOwnFiles = prepared<{ id: string; type: string }>(
  "own-attachments",
  "select id, type from attachments where sender_id = $1 and stored_at is not null order by id",
);

/** $1 a report, $2 the id: the file, if it is in the report's evidence. */
export const selectEvidenceFile = prepared<{ id: string; type: string }>(
  "evidence-attachment",
  `select attachment.id, attachment.type from attachments attachment join reports report on report.id = $1
   where attachment.id = $2 and attachment.stored_at is not null
     and ${isEvidence}`,
);
