import type { CommunitySize } from "./community-size.ts";

const PAST_DAYS = 730;
const COMING_DAYS = 60;

/** Two years of devotions with drafts and reads, posts with likes and comments, and notifications. */
export const readingSql = ({ members }: CommunitySize): readonly string[] => [
  `insert into devotions (id, title, content, scripture_reference, date, is_published, created_by)
   select pg_temp.key_id('devotion' || d), 'A lamp for day ' || d, repeat('Light goes where it is carried. ', 20),
     'Psalm 119:' || 1 + abs(d) % 176, current_date + d, d % 40 <> 0, pg_temp.key_id('member1')
   from generate_series(-${Math.min(PAST_DAYS, members)}, ${Math.min(COMING_DAYS, Math.floor(members / 10))}) d
   where not exists (select from devotions taken where taken.date = current_date + d)`,
  `insert into user_devotion_reads (user_id, devotion_id, read_on)
   select person.id, devotion.id, devotion.date
   from person cross join lateral generate_series(0, floor(pg_temp.share('reads' || n) * 20)::int) r
   join devotions devotion on devotion.date = current_date - days_away - r * 2 - 1 and devotion.is_published
   where devotion.date >= person.joined_at::date`,
  `create temp table shared_post on commit drop as
   select p, pg_temp.time_id('post' || p, created_at) as id, created_at
   from (
     select p, now() - interval '1 day' * pg_temp.share('posted' || p) * 300 as created_at
     from generate_series(1, greatest(5, ${members} / 25)) p
   ) posted`,
  `insert into posts (id, user_id, content, created_at, deleted_at)
   select id, pg_temp.key_id('member1'), 'The bus leaves at nine. Number ' || p, created_at, case when p % 40 = 0 then now() end
   from shared_post`,
  `insert into post_likes (post_id, user_id, created_at)
   select post.id, person.id, least(post.created_at + interval '1 hour' * i, now())
   from shared_post post cross join lateral generate_series(1, least(${members}, floor(pg_temp.share('likes' || p) * 50)::int)) i
   join person on person.n = 1 + (p * 31 + i * 7919) % ${members}`,
  `insert into post_comments (id, post_id, user_id, content, created_at, deleted_at)
   select pg_temp.time_id('comment' || p || ' ' || i, written_at), post.id, person.id, 'I’ll be there.', written_at,
     case when (p + i) % 30 = 0 then now() end
   from shared_post post cross join lateral generate_series(1, floor(pg_temp.share('comments' || p) * 8)::int) i
   cross join lateral (select least(post.created_at + interval '1 hour' * i, now()) as written_at) written
   join person on person.n = 1 + (p * 17 + i * 7919) % ${members}`,
  `insert into notifications (user_id, kind, devotion_id, created_at, read_at)
   select person.id, 'devotion', pg_temp.key_id('devotion' || -days_away), now() - away, case when n % 3 = 0 then now() end
   from person where exists (select from devotions known where known.id = pg_temp.key_id('devotion' || -days_away))`,
  `insert into notifications (user_id, kind, event_id, created_at, read_at)
   select user_id, 'event_registered', id, taken_at, case when i % 2 = 0 then taken_at + interval '1 hour' end
   from seat where not is_given_up`,
];
