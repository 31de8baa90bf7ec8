// Prepared statements, because they share the seat counts of event-store.ts.
import type { Event } from "../../../schema/event/event.ts";
import type { ManagedEvent } from "../../../schema/event/manage-api.ts";
import { MANAGED_EVENTS_PER_PAGE } from "../../../schema/event/manage-api.ts";
import { prepared, type StatementSource } from "../../platform/database/prepared.ts";
import { Refusal } from "../../platform/refusal.ts";
import { shownRoles } from "../../profile/profile.ts";
import { eventColumns, seatCounts } from "../event-store.ts";
import { eventView, type StoredEvent } from "../event-view.ts";
import { isManagedBy, type Manager } from "./manager.ts";

interface ManagedRow extends StoredEvent, Omit<ManagedEvent, keyof Event> {
  readonly created_by: string | null;
  readonly total: number;
}

/** EVENT-49: nobody has ever registered for the event `e`. Payments outlive the registrations of erased members. */
const isUnused = `not exists (select from event_registrations any_seat where any_seat.event_id = e.id)
    and not exists (select from event_payments any_payment where any_payment.event_id = e.id)`;

const managed = `select ${eventColumns}, e.is_active as "isActive", e.cancel_reason as "cancelReason",
    creator.full_name as "creatorName", ${shownRoles("e.created_by")} as "creatorRoles",
    (select count(*) from event_waiting_list waiting where waiting.event_id = e.id)::int as waiting,
    ${isUnused} as "canDelete",
    e.created_by, count(*) over ()::int as total
  from events e ${seatCounts} left join profiles creator on creator.user_id = e.created_by`;

/** Parameters: the creator or null for all, how many at most, how many to skip. */
const selectUpcoming = prepared<ManagedRow>(
  "managed-upcoming-events",
  `${managed} where ($1::uuid is null or e.created_by = $1) and e.event_date > now()
   order by e.event_date, e.id limit $2 offset $3`,
);

/** Parameters: the creator or null for all, how many at most, how many to skip. */
const selectPast = prepared<ManagedRow>(
  "managed-past-events",
  `${managed} where ($1::uuid is null or e.created_by = $1) and e.event_date <= now()
   order by e.event_date desc, e.id limit $2 offset $3`,
);

/** Parameters: an event. */
const selectManaged = prepared<ManagedRow>("managed-event", `${managed} where e.id = $1`);

/** Parameters: an event. */
export const selectIsUnused = prepared<{ is_unused: boolean }>(
  "event-is-unused",
  `select ${isUnused} as is_unused from events e where e.id = $1`,
);

/** EVENT-56: one page of the events that this member manages. A page behind the last one is empty, with the total 0. */
export async function listManagedEvents(
  source: StatementSource,
  { memberId, scope }: Manager,
  { page, when }: { page: number; when: "upcoming" | "past" },
): Promise<{ events: ManagedEvent[]; total: number }> {
  const select = when === "upcoming" ? selectUpcoming : selectPast;
  const creator = scope === "all" ? null : memberId;
  const rows = await select(source, [creator, MANAGED_EVENTS_PER_PAGE, (page - 1) * MANAGED_EVENTS_PER_PAGE]);
  return { events: rows.map(asView), total: rows[0]?.total ?? 0 };
}

/** An event that this member manages. Refuses with `event/not-found`. */
export async function readManagedEvent(
  source: StatementSource,
  manager: Manager,
  eventId: string,
): Promise<ManagedEvent> {
  const [row] = await selectManaged(source, [eventId]);
  if (!row || !isManagedBy(manager, row.created_by)) throw new Refusal("event/not-found");
  return asView(row);
}

/** Call it for those who manage the event. */
function asView({ created_by: _, total: __, ...event }: ManagedRow): ManagedEvent {
  return eventView(event, { canManage: true });
}
