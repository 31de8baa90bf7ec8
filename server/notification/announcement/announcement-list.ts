import type { EntityManager, InferKyselyDB } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { OutputOf } from "../../../schema/endpoint.ts";
import type { MemberRole } from "../../../schema/member/role.ts";
import { ANNOUNCEMENTS_PER_PAGE, type listAnnouncements } from "../../../schema/notification/admin-api.ts";
import type { EventEntity } from "../../event/event.entity.ts";
import { milliseconds } from "../../platform/database/typed-query.ts";
import type { ProfileEntity } from "../../profile/profile.entity.ts";
import { shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";
import type { NotificationEntity } from "../notification.entity.ts";
import { AnnouncementEntity } from "./announcement.entity.ts";

type Tables = InferKyselyDB<
  typeof AnnouncementEntity | typeof NotificationEntity | typeof EventEntity | typeof ProfileEntity
>;

/** NOTICE-34: a page of announcements, the latest first. */
export async function readAnnouncements(em: EntityManager, page: number): Promise<OutputOf<typeof listAnnouncements>> {
  const rows = await selectPage(em, (page - 1) * ANNOUNCEMENTS_PER_PAGE);
  const announcements = rows.map(({ eventId, eventTitle, ...announcement }) => ({
    ...announcement,
    event: eventId !== null && eventTitle !== null ? { eventId, title: eventTitle } : null,
  }));
  return { announcements, total: await em.count(AnnouncementEntity) };
}

/** What became of an announcement is counted only for those of the page. */
function selectPage(em: EntityManager, skipped: number) {
  const database = em.getKysely<Tables>();
  const page = database
    .selectFrom("announcements")
    .selectAll()
    .orderBy("scheduled_for", "desc")
    .orderBy("id", "desc")
    .limit(ANNOUNCEMENTS_PER_PAGE)
    .offset(skipped);
  return database
    .selectFrom(page.as("announcement"))
    .leftJoin("events as event", "event.id", "announcement.event_id")
    .leftJoin("profiles as author", "author.user_id", "announcement.author_id")
    .crossJoinLateral((row) =>
      row
        .selectFrom("notifications as sent")
        .whereRef("sent.announcement_id", "=", "announcement.id")
        .select([
          sql<number>`count(sent.read_at)::int`.as("seen"),
          sql<number>`count(sent.pushed_at)::int`.as("pushed"),
        ])
        .as("counted"),
    )
    .select((row) => [
      "announcement.id as announcementId",
      "announcement.title",
      "announcement.text",
      "announcement.audience",
      "announcement.role",
      "announcement.state",
      "announcement.total",
      "announcement.reached",
      "event.id as eventId",
      "event.title as eventTitle",
      row
        .case()
        .when("announcement.author_id", "is not", null)
        .then(row.fn.coalesce("author.full_name", row.val(UNKNOWN_USER)))
        .end()
        .as("authorName"),
      sql.raw<MemberRole[]>(shownRoles("announcement.author_id")).as("authorRoles"),
      milliseconds(row.ref("announcement.scheduled_for")).as("scheduledFor"),
      "counted.seen",
      "counted.pushed",
    ])
    .orderBy("announcement.scheduled_for", "desc")
    .orderBy("announcement.id", "desc")
    .execute();
}
