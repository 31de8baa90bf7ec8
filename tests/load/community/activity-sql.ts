import type { CommunitySize } from "./community-size.ts";

/** Activities of the past four months, more of them lately. Members who went away have none since. */
export const activitySql = ({ members, events, activities }: CommunitySize): readonly string[] => [
  `insert into user_activity (id, user_id, activity_type, activity_data, created_at)
   select pg_temp.key_id('activity' || a), person.id, activity_type,
     case activity_type
       when 'registered_for_event' then jsonb_build_object('event_id', event.id, 'event_title', event.title)
       when 'joined_group' then jsonb_build_object('channel_id', pg_temp.key_id('channel' || 1 + a % 2))
       else jsonb_build_object('post_id', post.id)
     end,
     greatest(joined_at, now() - away - interval '1 day' * pg_temp.share('done' || a) ^ 1.5 * 120)
   from (
     select a, pg_temp.pick('does' || a, array['liked_post', 'liked_post', 'liked_post', 'commented_on_post', 'joined_group', 'registered_for_event']) as activity_type
     from generate_series(1, ${activities}) a
   ) done join person on person.n = 1 + floor(pg_temp.share('doer' || a) * ${members})::int
   join shared_post post on post.p = 1 + a % greatest(5, ${members} / 25)
   left join events event on event.id = pg_temp.key_id('event' || 1 + a % ${events})`,
];
