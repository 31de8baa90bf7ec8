import { setImmediate } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { CHECK_IN_CONFLICTS_LISTED } from "../../../schema/limits.ts";
import type { CheckInChanges, CheckInConflict, CheckInList, CheckInTicket } from "../../../schema/ticket/check-in.ts";
import { recordRepeatedAccess } from "../../audit/audit.ts";
import { readEvent } from "../../event/event.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Member } from "../../platform/session.ts";
import { UNKNOWN_USER } from "../../profile/profile.ts";
import { fingerprintOf, type TicketCodes } from "../code/ticket-code.ts";
import {
  type ListState,
  selectChangedCheckIns,
  selectConflicts,
  selectListState,
  selectTickets,
  type TicketRow,
} from "./check-in-store.ts";

/** Longer than any transaction takes: a check-in gets its time before it is committed. */
const OVERLAP_MS = 15_000;
/** Signing 50 codes takes about 5 ms, in which the server does nothing else. */
const CODES_AT_ONCE = 50;

/** TICKET-24: the event, for admins and its creator. For others there is none. */
export async function managedEvent(em: EntityManager, member: Member, eventId: string) {
  const { event, canManage } = await readEvent(em, member, eventId);
  if (!canManage) throw new Refusal("event/not-found");
  return event;
}

/** TICKET-25: all tickets of an event, for a phone at the door. */
export async function readGateList(
  em: EntityManager,
  codes: TicketCodes,
  member: Member,
  eventId: string,
): Promise<CheckInList> {
  const event = await managedEvent(em, member, eventId);
  await recordRepeatedAccess(em, member.memberId, "event-tickets", eventId);
  const state = await readListState(em, event);
  const [rows, conflicts] = await Promise.all([selectTickets(em, [eventId]), readConflicts(em, eventId)]);
  const { title, eventDate, endDate, isCancelled } = event;
  const tickets = await withFingerprints(rows, codes);
  return { title, eventDate, endDate, isCancelled, tickets, conflicts, ...state };
}

/** TICKET-33: what happened at the doors since the phone last asked. */
export async function readGateChanges(
  em: EntityManager,
  member: Member,
  eventId: string,
  since: number,
): Promise<CheckInChanges> {
  const event = await managedEvent(em, member, eventId);
  const state = await readListState(em, event);
  const [checkIns, conflicts] = await Promise.all([
    selectChangedCheckIns(em, [eventId, since - OVERLAP_MS]),
    readConflicts(em, eventId),
  ]);
  return { checkIns, conflicts, ...state };
}

async function readListState(
  em: EntityManager,
  { eventId, version, isCancelled }: Awaited<ReturnType<typeof managedEvent>>,
): Promise<ListState> {
  const [state] = await selectListState(em, [eventId]);
  if (!state) throw new Error("a count found nothing");
  return { ...state, listVersion: `${state.listVersion}-${version}${isCancelled ? "-cancelled" : ""}` };
}

async function readConflicts(em: EntityManager, eventId: string): Promise<CheckInConflict[]> {
  const rows = await selectConflicts(em, [eventId, CHECK_IN_CONFLICTS_LISTED]);
  return rows.map(({ fullName, ...row }) => ({ ...row, displayName: nameOf(fullName) }));
}

/** The full name also of minors: people at the door compare it with the person before them. */
export const nameOf = (fullName: string | null): string => fullName ?? UNKNOWN_USER;

async function withFingerprints(rows: readonly TicketRow[], codes: TicketCodes): Promise<CheckInTicket[]> {
  const tickets: CheckInTicket[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % CODES_AT_ONCE === CODES_AT_ONCE - 1) await setImmediate();
    const { registrationId, reference, fullName, status, checkIn } = row;
    const fingerprint = fingerprintOf(codes.issue({ registrationId }));
    tickets.push({ reference, displayName: nameOf(fullName), status, fingerprint, checkIn });
  }
  return tickets;
}
