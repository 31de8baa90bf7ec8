import { Migration } from "@mikro-orm/migrations";

/** The Confession Box, live Q&A and requests for a mentor. */
export class Engagement extends Migration {
  override up(): void {
    this.addSql(`
      -- Nothing here may tell who wrote: no member, no address, and of every time only the date.
      create table confessions (
        id uuid primary key default gen_random_uuid(),
        slip_hash text not null constraint confessions_slip unique,
        last_message_on date not null,
        closed_on date
      );
      create index confessions_last_message on confessions (last_message_on);

      create table confession_messages (
        id uuid primary key default gen_random_uuid(),
        confession_id uuid not null references confessions (id) on delete cascade,
        seq integer not null,
        author text not null check (author in ('writer', 'leader')),
        -- the leader who answered; never the writer
        leader_id uuid references users (id) on delete set null,
        text text not null check (text <> ''),
        contact_kind text check (contact_kind in ('phone', 'email', 'handle', 'link')),
        written_on date not null,
        constraint confession_messages_seq unique (confession_id, seq),
        constraint confession_messages_leader_check check (leader_id is null or author = 'leader')
      );
      create index confession_messages_leader on confession_messages (leader_id);

      create table live_questions (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        text text not null check (text <> ''),
        shows_name boolean not null,
        state text not null default 'waiting' check (state in ('waiting', 'published', 'declined')),
        -- for everyone once it is published
        answer text,
        -- for the asker alone, if it was declined
        note text,
        leader_id uuid references users (id) on delete set null,
        created_at timestamptz not null default now(),
        decided_at timestamptz,
        constraint live_questions_decision_check check (
          (decided_at is null) = (state = 'waiting')
          and (state <> 'published' or answer is not null)
          and (note is not null) = (state = 'declined')
        )
      );
      create index live_questions_state on live_questions (state, created_at);
      create index live_questions_published on live_questions (decided_at, id) where state = 'published';
      create index live_questions_leader on live_questions (leader_id);
      -- a double press, or a retry after a lost reply
      create unique index live_questions_once on live_questions (user_id, md5(text)) where state = 'waiting';
      create index live_questions_user on live_questions (user_id);

      create table pod_requests (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        topic text not null check (topic in ('faith', 'school', 'career', 'family', 'friends', 'gifts')),
        message text not null,
        state text not null default 'waiting' check (state in ('waiting', 'opened', 'declined', 'withdrawn')),
        mentor_id uuid references users (id) on delete set null,
        thread_id uuid references threads (id) on delete set null,
        -- kind words of the mentor who declined
        reply text,
        created_at timestamptz not null default now(),
        decided_at timestamptz,
        constraint pod_requests_decision_check check (
          (decided_at is null) = (state = 'waiting') and (reply is not null) = (state = 'declined')
        )
      );
      create index pod_requests_waiting on pod_requests (created_at) where state = 'waiting';
      create unique index pod_requests_once on pod_requests (user_id) where state = 'waiting';
      create index pod_requests_user on pod_requests (user_id, created_at);
      create index pod_requests_mentor on pod_requests (mentor_id);
      create index pod_requests_thread on pod_requests (thread_id);
    `);
  }
}
