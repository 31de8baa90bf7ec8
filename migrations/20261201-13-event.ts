import { Migration } from "@mikro-orm/migrations";

/** Events with their pictures, registrations, and the waiting list. */
export class Event extends Migration {
  override up(): void {
    this.addSql(`
      create table event_images (
        name text primary key,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now()
      );
      create index event_images_creator on event_images (created_by);

      create table events (
        id uuid primary key default gen_random_uuid(),
        title text not null check (title <> ''),
        description text not null,
        event_type text not null default 'general',
        event_date timestamptz not null,
        end_date timestamptz,
        -- before the event was moved
        previous_event_date timestamptz,
        location text not null,
        max_attendees integer check (max_attendees > 0),
        is_paid_event boolean not null default false,
        -- in Naira
        ticket_price numeric(12, 2) not null default 0 check (ticket_price >= 0),
        currency text not null default 'NGN' check (currency in ('NGN')),
        is_active boolean not null default true,
        -- the name of the stored picture
        image_url text references event_images (name) on delete restrict,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz not null default now(),
        cancelled_at timestamptz,
        cancel_reason text,
        version integer not null default 1,
        constraint events_end_check check (end_date > event_date),
        constraint events_price_check check (not is_paid_event or ticket_price > 0)
      );
      create index events_date on events (event_date, id) where is_active;
      create index events_creator on events (created_by);
      create index events_image on events (image_url);

      create table event_registrations (
        id uuid primary key default gen_random_uuid(),
        event_id uuid not null references events (id) on delete restrict,
        -- the seat of an erased member is free again
        user_id uuid not null references users (id) on delete cascade,
        status text not null check (status in ('held', 'registered', 'cancelled')),
        -- names the registration on the ticket and in addresses
        reference text not null constraint event_registrations_reference unique,
        -- until when the seat of a member who is paying is kept
        held_until timestamptz,
        registered_at timestamptz not null default now(),
        cancelled_at timestamptz,
        constraint event_registrations_held_check check ((held_until is not null) = (status = 'held')),
        constraint event_registrations_cancelled_check check ((cancelled_at is not null) = (status = 'cancelled'))
      );
      create unique index event_registrations_once on event_registrations (event_id, user_id) where status <> 'cancelled';
      create index event_registrations_event on event_registrations (event_id, status);
      create index event_registrations_user on event_registrations (user_id, registered_at desc);

      create table event_waiting_list (
        id uuid primary key default gen_random_uuid(),
        event_id uuid not null references events (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        -- the list is ordered by this time; a member who paid too late is put before the first
        place timestamptz not null default clock_timestamp(),
        joined_at timestamptz not null default now(),
        -- a seat is kept for the member until then
        offered_until timestamptz,
        offer_mailed_at timestamptz,
        constraint event_waiting_list_once unique (event_id, user_id)
      );
      create index event_waiting_list_place on event_waiting_list (event_id, place, id);
      create index event_waiting_list_user on event_waiting_list (user_id);
      create index event_waiting_list_offers on event_waiting_list (offered_until) where offered_until is not null;
    `);
  }
}
