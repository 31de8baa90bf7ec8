// Evidence of what leaders publish; see evidence-store.ts.
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { rowsOf } from "../../platform/database/typed-query.ts";
import { nameOf } from "./evidence.ts";

/** A report is about who created it. Null if nobody did, or if the account is gone. */
export interface PublishedEvidence {
  readonly about_id: string | null;
  readonly evidence: Record<string, unknown>;
}

/** An announcement with its author's name at that time, as the notification `received` brought it. */
const announced = sql.raw(`jsonb_build_object(
  'title', announcement.title, 'text', announcement.text, 'sent_at', received.created_at,
  'author_id', announcement.author_id, 'author_name', ${nameOf("announcement.author_id")}
)`);

/** The reporter has received the announcement. */
const receivedBy = (reporterId: string) =>
  sql`join notifications received on received.announcement_id = announcement.id and received.user_id = ${reporterId}`;

/** What belongs to an event that the reporter sees besides its own words. */
export const selectEventEvidence = (em: EntityManager, reporterId: string, eventId: string) =>
  rowsOf(
    em,
    sql<PublishedEvidence>`
      select event.created_by as about_id, jsonb_build_object(
        'creator_id', event.created_by, 'creator_name', ${sql.raw(nameOf("event.created_by"))},
        'announcements', (
          select coalesce(jsonb_agg(${announced} order by received.created_at), '[]')
          from announcements announcement ${receivedBy(reporterId)}
          where announcement.event_id = event.id
        )
      ) as evidence
      from events event where event.id = ${eventId}`,
  );

/** No row if the reporter has not received the announcement. */
export const selectAnnouncementEvidence = (em: EntityManager, reporterId: string, announcementId: string) =>
  rowsOf(
    em,
    sql<PublishedEvidence>`
      select announcement.author_id as about_id,
        ${announced} || jsonb_build_object('event', event.title) as evidence
      from announcements announcement ${receivedBy(reporterId)}
      left join events event on event.id = announcement.event_id
      where announcement.id = ${announcementId}`,
  );

/** No row if the devotion is not published, or for a day after this one of the community's calendar (DEVOTION-3). */
export const selectDevotionEvidence = (em: EntityManager, devotionId: string, today: string) =>
  rowsOf(
    em,
    sql<PublishedEvidence>`
      select devotion.created_by as about_id, jsonb_build_object(
        'title', devotion.title, 'content', devotion.content, 'scripture_reference', devotion.scripture_reference,
        'date', devotion.date, 'is_ai_draft', devotion.is_ai_draft, 'creator_id', devotion.created_by,
        'creator_name', case when devotion.created_by is not null then ${sql.raw(nameOf("devotion.created_by"))} end
      ) as evidence
      from devotions devotion
      where devotion.id = ${devotionId} and devotion.is_published and devotion.date <= ${today}::date`,
  );
