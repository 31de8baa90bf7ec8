import { Migration } from "@mikro-orm/migrations";

/** Invitations to channels, for people who are not added at once. */
export class Invitation extends Migration {
  override up(): void {
    this.addSql(`
      create table channel_invitations (
        id uuid primary key default gen_random_uuid(),
        thread_id uuid not null references community_channels (thread_id) on delete cascade,
        user_id uuid references users (id) on delete cascade,
        email text,
        invited_by uuid not null references users (id) on delete cascade,
        invited_at timestamptz not null default now(),
        expires_at timestamptz not null,
        answer text check (answer in ('accepted', 'declined', 'superseded')),
        answered_at timestamptz,
        withdrawn_at timestamptz,
        constraint channel_invitations_invited_check check (num_nonnulls(user_id, email) > 0),
        constraint channel_invitations_answered_check check ((answer is null) = (answered_at is null))
      );
      create unique index channel_invitations_pending on channel_invitations (thread_id, user_id)
        where answer is null and withdrawn_at is null;
      create index channel_invitations_thread on channel_invitations (thread_id);
      create index channel_invitations_user on channel_invitations (user_id);
      create index channel_invitations_inviter on channel_invitations (invited_by);
      create index channel_invitations_expiry on channel_invitations (expires_at);

      -- What those who may add members see. One that was sent to an email address stays after it was declined, because
      -- otherwise it would show that the address has an account.
      create view shown_channel_invitations as
        select invitation.id, invitation.thread_id, invitation.user_id, invitation.email, invitation.invited_by,
          invitation.invited_at, invitation.expires_at, invitation.answer
        from channel_invitations invitation
        join community_channels channel on channel.thread_id = invitation.thread_id and channel.closed_at is null
        join thread_members inviter on inviter.thread_id = invitation.thread_id
          and inviter.user_id = invitation.invited_by and inviter.role in ('owner', 'admin')
        join users account on account.id = invitation.invited_by and account.suspended_at is null
        where invitation.withdrawn_at is null and invitation.expires_at > now()
          and (invitation.answer is null or (invitation.email is not null and invitation.answer <> 'accepted'));

      -- What the invited members see and can answer.
      create view open_channel_invitations as
        select invitation.* from shown_channel_invitations invitation
        where invitation.answer is null and invitation.user_id is not null
          and not block_stands(invitation.user_id, invitation.invited_by)
          and not exists (
            select from thread_readers reader
            where reader.thread_id = invitation.thread_id and reader.user_id = invitation.user_id
          );

      alter table notifications
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'channel_invitation', 'report_answered', 'report',
            'report_overdue', 'safety_notice', 'message_flag'
          )
        );
    `);
  }

  override down(): void {
    this.addSql(`
      delete from notifications where kind = 'channel_invitation';
      alter table notifications
        drop constraint notifications_kind_check,
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'report_answered', 'report', 'report_overdue',
            'safety_notice', 'message_flag'
          )
        );
      drop view open_channel_invitations;
      drop view shown_channel_invitations;
      drop table channel_invitations;
    `);
  }
}
