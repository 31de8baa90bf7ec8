// Prepared statements: one decides who is notified and stores it, so that nobody is notified of what has just ended.
import { prepared } from "../../platform/database/prepared.ts";

/** Parameters: the added member, the channel, who added them. NOTICE-4, NOTICE-5. Only the latest addition counts. */
export const notifyOfAddition = prepared(
  "notify-of-addition",
  `with earlier as (
     delete from notifications where user_id = $1 and thread_id = $2 and kind = 'added_to_channel'
   )
   insert into notifications (user_id, kind, thread_id, actor_id)
   select reader.user_id, 'added_to_channel', reader.thread_id, actor.id
   from thread_readers reader join users actor on actor.id = $3
   where reader.user_id = $1 and reader.thread_id = $2 and not block_stands(reader.user_id, actor.id)`,
);

/** Parameters: the invited member, the channel, who invited them. NOTICE-11. Only the latest invitation counts. */
export const notifyOfInvitation = prepared(
  "notify-of-invitation",
  `with earlier as (
     delete from notifications where user_id = $1 and thread_id = $2 and kind = 'channel_invitation'
   )
   insert into notifications (user_id, kind, thread_id, actor_id)
   select invitation.user_id, 'channel_invitation', invitation.thread_id, invitation.invited_by
   from open_channel_invitations invitation
   where invitation.user_id = $1 and invitation.thread_id = $2 and invitation.invited_by = $3`,
);

/** Parameters: the member, the pod's channel, the mentor. NOTICE-24: replaces the notification of the channel itself. */
export const notifyOfPodOpened = prepared(
  "notify-of-pod-opened",
  `with earlier as (
     delete from notifications
     where user_id = $1 and thread_id = $2 and kind in ('added_to_channel', 'channel_invitation', 'pod_opened')
   )
   insert into notifications (user_id, kind, thread_id, actor_id) values ($1, 'pod_opened', $2, $3)`,
);
