import { Migration } from "@mikro-orm/migrations";

/** A birth date counts only after a mentor, a safeguarding lead or an admin has confirmed it. */
export class AgeConfirmation extends Migration {
  override up(): void {
    this.addSql(`
      create table age_confirmations (
        user_id uuid primary key references users (id) on delete cascade,
        confirmer_id uuid references users (id) on delete set null,
        confirmed_at timestamptz not null default now()
      );
      create index age_confirmations_confirmer on age_confirmations (confirmer_id);
      create index birth_dates_created on birth_dates (created_at, user_id);

      -- Everyone with a role counts as an adult. A birth date that nobody has confirmed counts as unknown.
      create or replace function age_group(member uuid, adult_if_born_by date) returns text language sql stable as $$
        select case
          when exists (select from user_roles r where r.user_id = member) then 'adult'
          else coalesce(
            (select case when b.birth_date <= adult_if_born_by then 'adult' else 'minor' end
             from birth_dates b join age_confirmations c on c.user_id = b.user_id where b.user_id = member),
            'unknown')
        end
      $$;
    `);
  }

  override down(): void {
    this.addSql(`
      create or replace function age_group(member uuid, adult_if_born_by date) returns text language sql stable as $$
        select case
          when exists (select from user_roles r where r.user_id = member) then 'adult'
          else coalesce(
            (select case when b.birth_date <= adult_if_born_by then 'adult' else 'minor' end
             from birth_dates b where b.user_id = member),
            'unknown')
        end
      $$;
      drop index birth_dates_created;
      drop table age_confirmations;
    `);
  }
}
