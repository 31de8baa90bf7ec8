import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { CheckInMark, ScanAnswer } from "../../../schema/ticket/check-in.ts";
import type { Scan } from "../../../schema/ticket/check-in-api.ts";
import { withEventLock } from "../../event/event.ts";
import type { Member } from "../../platform/session.ts";
import type { TicketCodes } from "../code/ticket-code.ts";
import { EventCheckInEntity } from "./check-in.entity.ts";
import { selectScannedTickets } from "./check-in-store.ts";
import { managedEvent, nameOf } from "./gate-list.ts";
import { answerTo, type RecordedScan, repeatedAnswer, type ScannedTicket } from "./scan-answer.ts";

/** A phone that was off for longer than this has a wrong clock rather than such an old scan. */
const OLDEST_SCAN_MS = 7 * 24 * 60 * 60_000;

export interface ScanBatch {
  /** By the phone's clock. */
  readonly sentAt: number;
  readonly scans: readonly Scan[];
}

/**
 * TICKET-26 to TICKET-32: answers scans in their order, and records those that let somebody in. The event's lock puts all
 * gates in a row, and a unique index makes sure that one scan of a ticket counts.
 */
export async function recordScans(
  em: EntityManager,
  codes: TicketCodes,
  member: Member,
  eventId: string,
  batch: ScanBatch,
): Promise<ScanAnswer[]> {
  await managedEvent(em, member, eventId);
  const named = batch.scans.map((scan) => ({ scan, name: ticketName(codes, scan.ticket) }));
  return await withEventLock(em, eventId, async (tx, event) => {
    const now = Date.now();
    const door = { eventId, isCancelled: event.cancelledAt != null };
    const names = named.map(({ name }) => name);
    const find = await findTickets(tx, names);
    const recorded = await findRecorded(tx, eventId, batch.scans);
    return named.map(({ scan, name }) => {
      const before = recorded.get(scan.nonce);
      if (before) return repeatedAnswer(scan.nonce, before);
      const ticket = find(name);
      const own = { gate: scan.gate, scannedAt: timeOf(scan, batch.sentAt, now) };
      const answer = answerTo(scan, own, ticket, door);
      const { result: status } = answer;
      const isStored = status === "in" || status === "conflict";
      if (ticket && isStored) recorded.set(scan.nonce, store(tx, member, { scan, own, ticket, status }));
      return answer;
    });
  });
}

/** How long ago the scan was counts, because a phone's clock may be wrong. */
function timeOf({ scannedAt }: Scan, sentAt: number, now: number): number {
  return now - Math.min(Math.max(0, sentAt - scannedAt), OLDEST_SCAN_MS);
}

/** What a scan names: the registration of a signed code, or else a reference, as printed or in lower case. */
type TicketName = { registrationId: string } | { reference: string };

const ticketName = (codes: TicketCodes, text: string): TicketName =>
  codes.read(text) ?? { reference: text.toUpperCase().replace(/[\s-]/g, "") };

type FindTicket = (name: TicketName) => ScannedTicket | undefined;

/** Finds the named tickets, of any event. */
async function findTickets(tx: EntityManager, names: readonly TicketName[]): Promise<FindTicket> {
  const ids = names.flatMap((name) => ("registrationId" in name ? name.registrationId : []));
  const references = names.flatMap((name) => ("reference" in name ? name.reference : []));
  const rows = await selectScannedTickets(tx, [ids, references]);
  const tickets = rows.map(({ fullName, ...row }): ScannedTicket => ({ ...row, displayName: nameOf(fullName) }));
  const byId = new Map(tickets.map((ticket) => [ticket.registrationId, ticket]));
  const byReference = new Map(tickets.map((ticket) => [ticket.reference, ticket]));
  return (name) => ("registrationId" in name ? byId.get(name.registrationId) : byReference.get(name.reference));
}

/** The scans of this batch that were recorded earlier, by nonce. */
async function findRecorded(
  tx: EntityManager,
  eventId: string,
  scans: readonly Scan[],
): Promise<Map<string, RecordedScan>> {
  const nonces = scans.map(({ nonce }) => nonce);
  const rows = await tx.find(EventCheckInEntity, { event: eventId, nonce: { $in: nonces } });
  const ids = rows.map(({ registration }) => registration.id);
  const tickets = new Map((await selectScannedTickets(tx, [ids, []])).map((row) => [row.registrationId, row]));
  const recorded = rows.map(({ nonce, status, gate, scannedAt, registration }) => {
    const { reference = "", fullName = null, checkIn = null } = tickets.get(registration.id) ?? {};
    const mark = { gate, scannedAt: scannedAt.getTime() };
    return [nonce, { ...mark, status, reference, displayName: nameOf(fullName), counting: checkIn }] as const;
  });
  return new Map(recorded);
}

interface NewScan {
  readonly scan: Scan;
  readonly own: CheckInMark;
  readonly ticket: ScannedTicket;
  readonly status: "in" | "conflict";
}

/** Records a scan that let somebody in when the transaction ends, and for the next scans of the same batch at once. */
function store(tx: EntityManager, member: Member, { scan, own, ticket, status }: NewScan): RecordedScan {
  if (status === "in") ticket.checkIn = own;
  tx.create(EventCheckInEntity, {
    event: ticket.eventId,
    registration: ticket.registrationId,
    nonce: scan.nonce,
    status,
    gate: own.gate,
    scannedAt: new Date(own.scannedAt),
    scannedBy: member.memberId,
  });
  return { ...own, status, reference: ticket.reference, displayName: ticket.displayName, counting: ticket.checkIn };
}

/** TICKET-34: takes a check-in back, so that the ticket can be scanned again. With a nonce, only if this scan counts. */
export async function undoCheckIn(
  em: EntityManager,
  member: Member,
  eventId: string,
  { reference, nonce }: { reference: string; nonce?: string | undefined },
): Promise<void> {
  await managedEvent(em, member, eventId);
  await withEventLock(em, eventId, async (tx) => {
    const own = nonce === undefined ? {} : { nonce };
    const counting = { event: eventId, status: "in", registration: { reference }, ...own } as const;
    const scan = await tx.findOne(EventCheckInEntity, counting);
    const undone = { status: "undone", changedAt: raw("clock_timestamp()") } as const;
    if (scan) await tx.nativeUpdate(EventCheckInEntity, { id: scan.id }, undone);
  });
}
