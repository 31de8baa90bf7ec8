import { querySite } from "./rows.ts";
import type { Site } from "./site.ts";

export interface StoredEvent {
  title: string;
  description?: string;
  location?: string;
  /** From now. */
  hours?: number;
  maxAttendees?: number | null;
  /** In Naira. Without it, the event is free. */
  price?: number;
}

/** Stores a published event, a free one in two days without a limit unless told otherwise. Returns its id. */
export async function storeEvent(site: Site, event: StoredEvent): Promise<string> {
  const { title, description = "Bring a friend.", location = "Grace Hall, Yaba", hours = 48 } = event;
  const { maxAttendees = null, price = 0 } = event;
  const [row] = await querySite<{ id: string }>(
    site,
    `insert into events (title, description, location, event_date, max_attendees, is_paid_event, ticket_price)
     values ($1, $2, $3, now() + make_interval(hours => $4), $5, $6 > 0, $6) returning id`,
    [title, description, location, hours, maxAttendees, price],
  );
  return row?.id ?? "";
}

/** Registers the member with this address for the event, without the screen. */
export async function storeRegistration(site: Site, eventId: string, email: string): Promise<void> {
  await querySite(
    site,
    `insert into event_registrations (event_id, user_id, status, reference)
     select $1, id, 'registered', upper(substr(md5(random()::text), 1, 8)) from users where email = $2`,
    [eventId, email],
  );
}
