import { Migration } from "@mikro-orm/migrations";

/** Who confirmed which birth date: a minor's needs a safeguarding lead, an admin, or two mentors. */
export class AgeAttestation extends Migration {
  override up(): void {
    // A row of `age_confirmations` still says that an age counts, so `age_group` costs what it did. The transaction that
    // confirms adds it once enough people have confirmed the date, which the rows of this table say.
    this.addSql(`
      create table age_attestations (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        confirmer_id uuid references users (id) on delete set null,
        -- the date that was confirmed, which may have been corrected since
        birth_date date not null,
        -- false for a safeguarding lead or an admin, of whom one is enough
        by_mentor boolean not null,
        attested_at timestamptz not null default clock_timestamp(),
        undoer_id uuid references users (id) on delete set null,
        undone_at timestamptz,
        constraint age_attestations_undone_check check (undoer_id is null or undone_at is not null)
      );
      create index age_attestations_user on age_attestations (user_id, birth_date);
      create index age_attestations_confirmer on age_attestations (confirmer_id);
      create index age_attestations_undoer on age_attestations (undoer_id);
      create index age_attestations_newest on age_attestations (attested_at, id);
      -- the second confirmation by the same mentor does not count, and neither does one that was undone
      create unique index age_attestations_once on age_attestations (user_id, confirmer_id, birth_date) where by_mentor;

      create view active_age_attestations as
        select attested.* from age_attestations attested
        where attested.undone_at is null and (
          not attested.by_mentor
          or exists (select from active_roles active where active.user_id = attested.confirmer_id)
        );
    `);

    // One mentor was enough for everyone until now. Whoever they confirmed as a minor needs a second mentor, or a lead or an
    // admin. Someone who has lost the role or is suspended counts as nobody. A holder of a role counts as an adult anyway.
    this.addSql(`
      insert into age_attestations (user_id, confirmer_id, birth_date, by_mentor, attested_at)
      select confirmed.user_id, confirmed.confirmer_id, entered.birth_date, not exists (
          select from user_roles held join users holder on holder.id = held.user_id and holder.suspended_at is null
          where held.user_id = confirmed.confirmer_id and held.role in ('admin', 'safeguarding_lead')
        ), confirmed.confirmed_at
      from age_confirmations confirmed join birth_dates entered on entered.user_id = confirmed.user_id;

      delete from age_confirmations confirmed using age_attestations attested
      where attested.user_id = confirmed.user_id and attested.by_mentor and not holds_role(confirmed.user_id)
        and attested.birth_date > current_date - interval '18 years';
    `);

    this.addSql(`
      -- a channel without a safeguarding lead is only for members of one age group
      create function announce_channels_of_member() returns trigger language plpgsql as $$
      begin
        perform announce_threads((
          select array_agg(channel.thread_id) from thread_members own
          join community_channels channel on channel.thread_id = own.thread_id and channel.closed_at is null
          where own.user_id = coalesce(new.user_id, old.user_id)
        ));
        return null;
      end $$;
      create trigger age_confirmed_in_channels after insert or delete on age_confirmations
        for each row execute function announce_channels_of_member();
      create trigger age_corrected_in_channels after update of birth_date or delete on birth_dates
        for each row execute function announce_channels_of_member();
    `);

    this.addSql(`
      alter table notifications drop constraint notifications_kind_check, drop constraint notifications_place_check;
      alter table notifications
        add constraint notifications_kind_check check (
          kind in (
            'message', 'mention', 'reply', 'reaction', 'added_to_channel', 'channel_invitation', 'report_answered',
            'report', 'report_overdue', 'safety_notice', 'message_flag', 'age_confirmed', 'event_registered',
            'event_tomorrow', 'event_moved', 'event_cancelled', 'event_seat_offered', 'event_refunded', 'devotion',
            'question_answered', 'pod_opened', 'pod_declined', 'question_voided', 'announcement'
          )
        ),
        add constraint notifications_place_check check (
          num_nonnulls(thread_id, report_id, event_id, devotion_id, question_id, announcement_id) = case
            when kind in (
              'report_answered', 'safety_notice', 'message_flag', 'age_confirmed', 'question_answered', 'pod_declined'
            ) then 0
            else 1
          end
        );
      create unique index notifications_ages_once on notifications (user_id) where kind = 'age_confirmed';
    `);
  }
}
