// Evidence of what leaders publish; see evidence-store.ts.
import { prepared } from "../../platform/database/prepared.ts";
import { listed, nameOf } from "./evidence.ts";

/** A report is about who created it. Null if nobody did, or if the account is gone. */
export interface PublishedEvidence {
  readonly about_id: string | null;
  readonly evidence: Record<string, unknown>;
}

/** An announcement with its author's name at that time, as the notification `received` brought it. */
const announced = (row: string): string => `jsonb_build_object(
    'title', ${row}.title, 'text', ${row}.text, 'sent_at', received.created_at,
    'author_id', ${row}.author_id, 'author_name', ${nameOf(`${row}.author_id`)}
  )`;

/** Parameters: the reporter, an event that they see. What belongs to the event besides its own words. */
export const selectEventEvidence = prepared<PublishedEvidence>(
  "event-evidence",
  `select event.created_by as about_id, jsonb_build_object(
     'creator_id', event.created_by, 'creator_name', ${nameOf("event.created_by")},
     'announcements', ${listed(
       announced("announcement"),
       "received.created_at",
       `from announcements announcement
        join notifications received on received.announcement_id = announcement.id and received.user_id = $1
        where announcement.event_id = event.id`,
     )}
   ) as evidence
   from events event where event.id = $2`,
);

/** Parameters: the reporter, an announcement; no row if the reporter has not received it. */
export const selectAnnouncementEvidence = prepared<PublishedEvidence>(
  "announcement-evidence",
  `select announcement.author_id as about_id, ${announced("announcement")} || jsonb_build_object('event', event.title) as evidence
   from announcements announcement
   join notifications received on received.announcement_id = announcement.id and received.user_id = $1
   left join events event on event.id = announcement.event_id
   where announcement.id = $2`,
);

/** Parameters: a devotion, the community's date; no row if it is not published, or for a day to come (DEVOTION-3). */
export const selectDevotionEvidence = prepared<PublishedEvidence>(
  "devotion-evidence",
  `select devotion.created_by as about_id, jsonb_build_object(
     'title', devotion.title, 'content', devotion.content, 'scripture_reference', devotion.scripture_reference,
     'date', devotion.date, 'is_ai_draft', devotion.is_ai_draft, 'creator_id', devotion.created_by,
     'creator_name', case when devotion.created_by is not null then ${nameOf("devotion.created_by")} end
   ) as evidence
   from devotions devotion where devotion.id = $1 and devotion.is_published and devotion.date <= $2::date`,
);
