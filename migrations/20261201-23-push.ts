import { Migration } from "@mikro-orm/migrations";

/** Notifications on locked phones: keys, devices, what members want, and muted channels. */
export class Push extends Migration {
  override up(): void {
    this.addSql(`
      create table push_keys (
        id smallint primary key check (id = 1),
        public_key text not null,
        private_key text not null,
        created_at timestamptz not null default now()
      );

      create table push_subscriptions (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        session_id uuid not null constraint push_subscriptions_session unique references sessions (id) on delete cascade,
        endpoint text not null constraint push_subscriptions_endpoint unique,
        p256dh text not null,
        auth text not null,
        sent_until timestamptz not null default now(),
        failures smallint not null default 0,
        created_at timestamptz not null default now()
      );
      create index push_subscriptions_user on push_subscriptions (user_id);

      create table push_settings (
        user_id uuid primary key references users (id) on delete cascade,
        off_groups jsonb not null default '[]'::jsonb,
        quiet_from smallint,
        quiet_until smallint,
        shows_text boolean not null default false,
        updated_at timestamptz not null default now()
      );

      create table muted_threads (
        user_id uuid not null references users (id) on delete cascade,
        thread_id uuid not null references threads (id) on delete cascade,
        created_at timestamptz not null default now(),
        primary key (user_id, thread_id)
      );
      create index muted_threads_thread on muted_threads (thread_id);
    `);

    // Called for each notification that is new.
    this.addSql(`
      -- PUSH-4: members with devices for whom there is something new. Not unique, so that transactions that
      -- notify the same members never wait for each other here.
      create table due_pushes (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null default now()
      );
      create index due_pushes_user on due_pushes (user_id);

      create function announce_new_notifications(members uuid[]) returns void language plpgsql as $$
      begin
        perform announce_members('notifications_added', members);
        insert into due_pushes (user_id)
        select distinct device.user_id from push_subscriptions device where device.user_id = any (members);
      end $$;
    `);
  }
}
