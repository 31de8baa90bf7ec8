import { Migration } from "@mikro-orm/migrations";

/** Invitations by link or mail that give a role, and who has used them. Members are notified of a role that they get. */
export class RoleInvitation extends Migration {
  override up(): void {
    this.addSql(`
      create table role_invitations (
        id uuid primary key default gen_random_uuid(),
        code_hash text not null,
        role text not null check (role in ('admin', 'mentor', 'safeguarding_lead')),
        -- only the account with this address can use it
        email text,
        max_uses int not null,
        -- not the number of rows in role_invitation_uses: those of erased members are gone
        uses int not null default 0,
        expires_at timestamptz not null,
        -- null once the admin has been erased: then nobody can use it
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now(),
        revoked_at timestamptz,
        constraint role_invitations_code_hash_key unique (code_hash),
        constraint role_invitations_uses_check check (uses >= 0 and uses <= max_uses and max_uses >= 1 and max_uses <= 200),
        constraint role_invitations_single_check check (max_uses = 1 or (role <> 'admin' and email is null))
      );
      create index role_invitations_newest on role_invitations (created_at, id);
      create index role_invitations_creator on role_invitations (created_by);

      create table role_invitation_uses (
        invitation_id uuid not null references role_invitations (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        used_at timestamptz not null default now(),
        -- null while the member's address is not confirmed
        given_at timestamptz,
        primary key (invitation_id, user_id)
      );
      create index role_invitation_uses_user on role_invitation_uses (user_id);
    `);

    this.addSql(`
      alter table notifications drop constraint notifications_kind_check, drop constraint notifications_place_check;
      alter table notifications
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'channel_invitation', 'report_answered',
            'report', 'report_overdue', 'safety_notice', 'message_flag', 'age_confirmed', 'role_given',
            'event_registered', 'event_tomorrow', 'event_moved', 'event_cancelled', 'event_seat_offered',
            'event_refunded', 'devotion', 'question_answered', 'pod_opened', 'pod_declined', 'question_voided',
            'announcement'
          )
        ),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id, event_id, devotion_id, question_id, announcement_id) = case
            when kind in (
              'report_answered', 'safety_notice', 'message_flag', 'age_confirmed', 'role_given', 'question_answered',
              'pod_declined'
            ) then 0
            else 1
          end
        );
    `);
  }
}
