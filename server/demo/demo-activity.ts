// SQL, because one statement reads what the other demo rows say.
import type { EntityManager } from "@mikro-orm/postgresql";

/** Adds the activities that real members would have left behind with the posts, channels and registrations of the demo. */
export async function seedDemoActivity(em: EntityManager): Promise<void> {
  await em.execute(`
    insert into user_activity (user_id, activity_type, activity_data, created_at)
    select user_id, 'created_post', jsonb_build_object('post_id', id), created_at from posts
    union all
    select user_id, 'commented_on_post', jsonb_build_object('post_id', post_id), created_at from post_comments
    union all
    select liked.user_id, 'liked_post', jsonb_build_object('post_id', posts.id),
      posts.created_at + interval '7 minutes' * row_number() over (partition by posts.id order by liked.user_id)
    from post_likes liked join posts on posts.id = liked.post_id
    union all
    select taken.user_id, 'registered_for_event',
      jsonb_build_object('event_id', events.id, 'event_title', events.title), taken.registered_at
    from event_registrations taken join events on events.id = taken.event_id
    union all
    select place.user_id, 'joined_group', jsonb_build_object('channel_id', place.thread_id),
      now() - interval '19 hours' * row_number() over (order by place.thread_id, place.user_id)
    from thread_members place join community_channels channel on channel.thread_id = place.thread_id
    where place.role in ('admin', 'member')
  `);
}
