// Prepared statements: the palette asks at every pause in typing, each of them reads one table's names in one pass, and none
// has a filter to compose.
import { HITS_PER_KIND, type SearchHits } from "../../../schema/admin/search-api.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { avatarUrl, shownRoles, UNKNOWN_USER } from "../../profile/profile.ts";

type Hit<Kind extends keyof SearchHits> = SearchHits[Kind][number];

/** Names that begin with the words come first. `name` is in plain letters. $1 a pattern with a `%` at each end. */
const beginningsFirst = (name: string) => `coalesce(${name} like substr(plain_letters($1), 2), false) desc`;

/** ADMIN-42. $1 a pattern for names, $2 one for addresses in lower case. */
export const findMembers = prepared<Hit<"members">>(
  "admin-search-members",
  `select account.id as "memberId", coalesce(profile.full_name, '${UNKNOWN_USER}') as "displayName", account.email,
     ${avatarUrl("profile")} as "avatarUrl", ${shownRoles("account.id")} as roles
   from users account left join profiles profile on profile.user_id = account.id
   where profile.plain_name like plain_letters($1) or lower(account.email) like $2
   order by ${beginningsFirst("profile.plain_name")}, lower(account.email) like substr($2, 2) desc, profile.plain_name,
     account.id
   limit ${HITS_PER_KIND}`,
);

/** $1 a pattern for titles. Events of every state; those to come first, then the latest. */
export const findEvents = prepared<Hit<"events">>(
  "admin-search-events",
  `select event.id as "eventId", event.title, floor(extract(epoch from event.event_date) * 1000)::float8 as "eventDate"
   from events event cross join lateral (select plain_letters(event.title) as title) plain
   where plain.title like plain_letters($1)
   order by ${beginningsFirst("plain.title")}, event.event_date desc, event.id limit ${HITS_PER_KIND}`,
);

/** $1 a pattern for titles. Devotions of every day, drafts too. */
export const findDevotions = prepared<Hit<"devotions">>(
  "admin-search-devotions",
  `select devotion.id as "devotionId", devotion.title, to_char(devotion.date, 'YYYY-MM-DD') as date
   from devotions devotion cross join lateral (select plain_letters(devotion.title) as title) plain
   where devotion.deleted_at is null and plain.title like plain_letters($1)
   order by ${beginningsFirst("plain.title")}, devotion.date desc, devotion.id limit ${HITS_PER_KIND}`,
);

/** ADMIN-43. $1 a pattern for names, $2 the admin. */
export const findChannels = prepared<Hit<"channels">>(
  "admin-search-channels",
  `select channel.thread_id as "channelId", channel.name, channel.is_private as "isPrivate"
   from community_channels channel cross join lateral (select plain_letters(channel.name) as name) plain
   where channel.closed_at is null and plain.name like plain_letters($1) and (not channel.is_private or exists (
     select from thread_readers own where own.thread_id = channel.thread_id and own.user_id = $2
   ))
   order by ${beginningsFirst("plain.name")}, plain.name, channel.thread_id limit ${HITS_PER_KIND}`,
);
