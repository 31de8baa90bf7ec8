// Prepared statements: each needs the views of readers and invitations, which have no entities.
import { prepared } from "../../platform/database/prepared.ts";

/** $1 a member: the pods that were opened for them, if they are in the channel, or are invited and can still accept. */
export const selectOwnPods = prepared<{ thread_id: string; is_member: boolean }>(
  "own-pods",
  `select distinct request.thread_id, reader.user_id is not null as is_member
   from pod_requests request
   join community_channels channel on channel.thread_id = request.thread_id and channel.closed_at is null
   left join thread_readers reader on reader.thread_id = request.thread_id and reader.user_id = request.user_id
   where request.user_id = $1 and (reader.user_id is not null or exists (
     select from open_channel_invitations invitation
     where invitation.user_id = request.user_id and invitation.thread_id = request.thread_id
   ))`,
);

/** $1 a mentor: the open channels of pods that they lead. */
export const selectLedPods = prepared<{ thread_id: string; name: string }>(
  "led-pods",
  `select channel.thread_id, channel.name
   from community_channels channel
   join thread_members own on own.thread_id = channel.thread_id and own.user_id = $1 and own.role in ('owner', 'admin')
   where channel.closed_at is null
     and exists (select from pod_requests request where request.thread_id = channel.thread_id and request.state = 'opened')
   order by channel.created_at desc, channel.thread_id`,
);
