import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { rowsOf } from "../../platform/database/typed-query.ts";

/** The pods that were opened for a member, if they are in the channel, or are invited and can still accept. */
export const selectOwnPods = (em: EntityManager, memberId: string) =>
  rowsOf(
    em,
    sql<{ thread_id: string; is_member: boolean }>`
      select distinct request.thread_id, reader.user_id is not null as is_member
      from pod_requests request
      join community_channels channel on channel.thread_id = request.thread_id and channel.closed_at is null
      left join thread_readers reader on reader.thread_id = request.thread_id and reader.user_id = request.user_id
      where request.user_id = ${memberId} and (reader.user_id is not null or exists (
        select from open_channel_invitations invitation
        where invitation.user_id = request.user_id and invitation.thread_id = request.thread_id
      ))`,
  );

/** The open channels of pods that a mentor leads. */
export const selectLedPods = (em: EntityManager, mentorId: string) =>
  rowsOf(
    em,
    sql<{ channelId: string; name: string }>`
      select channel.thread_id as "channelId", channel.name
      from community_channels channel
      join thread_members own on own.thread_id = channel.thread_id and own.user_id = ${mentorId} and own.role in ('owner', 'admin')
      where channel.closed_at is null
        and exists (select from pod_requests request where request.thread_id = channel.thread_id and request.state = 'opened')
      order by channel.created_at desc, channel.thread_id`,
  );
