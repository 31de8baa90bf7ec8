// Prepared statements: every phone at the door asks every few seconds what has changed.
import type { CheckInConflict, CheckInMark, CheckInTicket } from "../../../schema/ticket/check-in.ts";
import { prepared } from "../../platform/database/prepared.ts";

const milliseconds = (time: string): string => `floor(extract(epoch from ${time}) * 1000)::float8`;

const markOf = (scan: string): string =>
  `case when ${scan}.id is not null
     then json_build_object('scannedAt', ${milliseconds(`${scan}.scanned_at`)}, 'gate', ${scan}.gate) end`;

/** A registration's status at the door. TICKET-29: the ticket of a suspended member counts as cancelled. */
const shownStatus = "case when account.suspended_at is null then ticket.status else 'cancelled' end";

const tickets = `from event_registrations ticket
   join users account on account.id = ticket.user_id
   left join profiles profile on profile.user_id = ticket.user_id
   left join event_check_ins scan on scan.registration_id = ticket.id and scan.status = 'in'`;

export interface TicketRow extends Omit<CheckInTicket, "displayName" | "fingerprint"> {
  readonly registrationId: string;
  readonly eventId: string;
  readonly fullName: string | null;
}

const ticketColumns = `ticket.id as "registrationId", ticket.event_id as "eventId", ticket.reference,
  profile.full_name as "fullName", ${shownStatus} as status, ${markOf("scan")} as "checkIn"`;

/** Parameters: an event. All its tickets by name. */
export const selectTickets = prepared<TicketRow>(
  "gate-tickets",
  `select ${ticketColumns} ${tickets} where ticket.event_id = $1 order by profile.full_name, ticket.id`,
);

/** Parameters: ids and references of registrations, of any event. */
export const selectScannedTickets = prepared<TicketRow>(
  "scanned-tickets",
  `select ${ticketColumns} ${tickets} where ticket.id = any($1::uuid[]) or ticket.reference = any($2::text[])`,
);

/** Parameters: an event, a time in milliseconds since 1970. The tickets that were scanned or undone since. */
export const selectChangedCheckIns = prepared<{ reference: string; checkIn: CheckInMark | null }>(
  "changed-check-ins",
  `select ticket.reference, ${markOf("scan")} as "checkIn" ${tickets}
   where ticket.id in (
     select changed.registration_id from event_check_ins changed
     where changed.event_id = $1 and changed.changed_at > to_timestamp($2::float8 / 1000)
   )`,
);

export interface ConflictRow extends Omit<CheckInConflict, "displayName"> {
  readonly fullName: string | null;
}

/** Parameters: an event, how many at most. Newest first. */
export const selectConflicts = prepared<ConflictRow>(
  "check-in-conflicts",
  `select late.nonce, ticket.reference, profile.full_name as "fullName",
     ${markOf("scan")} as first, ${markOf("late")} as second
   ${tickets} join event_check_ins late on late.registration_id = ticket.id and late.status = 'conflict'
   where ticket.event_id = $1 order by late.recorded_at desc, late.id limit $2`,
);

export interface ListState {
  readonly listVersion: string;
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** Parameters: an event. Every registration, payment, cancellation or suspension changes one of the counts. */
export const selectListState = prepared<ListState>(
  "gate-list-state",
  `select ${milliseconds("clock_timestamp()")} as "readAt", concat_ws('-', count(*) filter (where status = 'registered'),
     count(*) filter (where status = 'held'), count(*) filter (where status = 'cancelled')) as "listVersion"
   from (
     select ${shownStatus} as status from event_registrations ticket
     join users account on account.id = ticket.user_id where ticket.event_id = $1
   ) shown`,
);
