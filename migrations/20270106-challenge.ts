import { Migration } from "@mikro-orm/migrations";

/** A member plays a set, and a friend plays the same one later. */
export class ChallengeFriend extends Migration {
  override up(): void {
    this.addSql(`
      create table challenges (
        id uuid primary key default gen_random_uuid(),
        set_id uuid not null references solo_sets (id) on delete cascade,
        challenger_id uuid not null references users (id) on delete cascade,
        -- null until it is sent or somebody plays it from its link, and once their account is gone
        challenged_id uuid references users (id) on delete set null,
        sent_at timestamptz,
        -- otherwise the friend never sees it; the challenger cannot tell
        is_delivered boolean not null default false,
        declined_at timestamptz,
        -- both have played
        finished_at timestamptz,
        created_at timestamptz not null default now(),
        ends_at timestamptz not null,
        constraint challenges_set_key unique (set_id),
        constraint challenges_two_check check (challenged_id <> challenger_id)
      );
      create index challenges_challenger on challenges (challenger_id, created_at);
      create index challenges_challenged on challenges (challenged_id, created_at);
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
            'challenge', 'challenge_finished', 'announcement'
          )
        ),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id, event_id, devotion_id, question_id, announcement_id) = case
            when kind in (
              'report_answered', 'safety_notice', 'message_flag', 'age_confirmed', 'role_given', 'question_answered',
              'pod_declined', 'challenge', 'challenge_finished'
            ) then 0
            else 1
          end
        );
    `);
  }
}
