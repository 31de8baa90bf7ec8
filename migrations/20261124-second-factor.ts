import { Migration } from "@mikro-orm/migrations";

/** The second factor of accounts, and what a session knows about its browser, its last use and its password. */
export class SecondFactor extends Migration {
  override up(): void {
    this.addSql(`
      alter table users add column two_factor_enabled boolean not null default false;
      create table second_factors (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        secret text not null,
        backup_codes text not null,
        verified boolean not null default false,
        used_step integer,
        failed_verification_count integer not null default 0,
        locked_until timestamptz,
        constraint second_factors_user unique (user_id)
      );
      alter table sessions
        add column last_used_at timestamptz not null default now(),
        add column password_confirmed_at timestamptz;
    `);
  }

  override down(): void {
    this.addSql(`
      alter table sessions drop column password_confirmed_at, drop column last_used_at;
      drop table second_factors;
      alter table users drop column two_factor_enabled;
    `);
  }
}
