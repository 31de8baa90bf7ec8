import { Migration } from "@mikro-orm/migrations";

/** Accounts with their sessions and second factors, and roles with the one view that says who may use them. */
export class Account extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        id uuid primary key,
        name text not null default '',
        email text not null,
        email_verified boolean not null default false,
        two_factor_enabled boolean not null default false,
        image text,
        suspended_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create unique index users_email on users (lower(email));
      create index users_created on users (created_at, id);

      create table credentials (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        account_id text not null,
        provider_id text not null,
        issuer text,
        password text,
        access_token text,
        refresh_token text,
        id_token text,
        access_token_expires_at timestamptz,
        refresh_token_expires_at timestamptz,
        scope text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index credentials_user on credentials (user_id);

      create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        token text not null unique,
        expires_at timestamptz not null,
        ip_address text,
        user_agent text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        password_confirmed_at timestamptz
      );
      create index sessions_user on sessions (user_id);
      create index sessions_expires on sessions (expires_at);

      create table verifications (
        id uuid primary key,
        identifier text not null,
        value text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index verifications_identifier on verifications (identifier);
      create index verifications_expires on verifications (expires_at);

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
    `);

    // However a session ends (sign-out, reset, clean-up, suspension), every server is notified and closes its sockets.
    this.addSql(`
      create function announce_session_end() returns trigger language plpgsql as $$
      begin
        perform pg_notify('session_ended', old.id::text);
        return null;
      end $$;
      create trigger session_ended after delete on sessions for each row execute function announce_session_end();

      create function announce_suspension() returns trigger language plpgsql as $$
      begin
        perform pg_notify('member_suspended', new.id::text);
        return null;
      end $$;
      create trigger member_suspended after update of suspended_at on users for each row
        when (new.suspended_at is not null and old.suspended_at is null) execute function announce_suspension();
    `);

    // ACCESS-9: functions, views and statements that ask whether a member may act in a role read `active_roles`, and not
    // `user_roles`.
    this.addSql(`
      create table user_roles (
        user_id uuid not null references users (id) on delete cascade,
        role text not null check (role in ('admin', 'mentor', 'safeguarding_lead')),
        created_at timestamptz not null default now(),
        primary key (user_id, role)
      );

      -- Nobody acts in a role while they are suspended. Where a second factor is required, admins and safeguarding leads
      -- without one do not either: otherwise a stolen password would open everything that they may see.
      create view active_roles as
        select held.user_id, held.role, held.created_at
        from user_roles held join users holder on holder.id = held.user_id and holder.suspended_at is null
        where held.role = 'mentor' or holder.two_factor_enabled
          or not (select installation.requires_second_factor from installation);

      -- SAFE-2: members to whom the community has given a role count as adults, also while they may not use it.
      create function holds_role(member uuid) returns boolean language sql stable as $$
        select exists (select from user_roles held where held.user_id = member)
      $$;

      create function is_safeguarding_lead(member uuid) returns boolean language sql stable as $$
        select exists (select from active_roles active where active.user_id = member and active.role = 'safeguarding_lead')
      $$;

      create view active_guardians as
        select distinct user_id from active_roles where role in ('admin', 'safeguarding_lead');
      create function is_guardian(member uuid) returns boolean language sql stable as $$
        select exists (select from active_guardians guardian where guardian.user_id = member)
      $$;

      create function announce_role_loss() returns trigger language plpgsql as $$
      begin
        perform pg_notify('role_lost', old.user_id::text);
        return null;
      end $$;
      create trigger role_lost after delete on user_roles for each row execute function announce_role_loss();

      -- a member's roles, mutes and notices: what an open screen shows of its own session
      create function announce_status() returns trigger language plpgsql as $$
      begin
        perform announce_members('status_changed', array[coalesce(new.user_id, old.user_id)]);
        return null;
      end $$;
      create trigger status_changed after insert or update or delete on user_roles
        for each row execute function announce_status();
    `);
  }
}
