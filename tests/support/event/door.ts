import { randomUUID } from "node:crypto";
import * as eventApi from "../../../schema/event/api.ts";
import type { CheckInChanges, CheckInList, ScanAnswer } from "../../../schema/ticket/check-in.ts";
import type { Scan } from "../../../schema/ticket/check-in-api.ts";
import * as checkInApi from "../../../schema/ticket/check-in-api.ts";
import type { Answer, Person } from "../account/people.ts";

/** A scan at "Main gate" a moment ago, unless told otherwise. */
export const newScan = (ticket: string, scan: Partial<Scan> = {}): Scan => ({
  nonce: randomUUID(),
  ticket,
  gate: "Main gate",
  scannedAt: Date.now(),
  isLetIn: false,
  ...scan,
});

export const send = (
  person: Person,
  eventId: string,
  scans: Scan[],
  sentAt = Date.now(),
): Promise<Answer<typeof checkInApi.sendScans>> =>
  person.call(checkInApi.sendScans, { params: { eventId }, body: { sentAt, scans } });

/** The answer to one scan. */
export async function scanOne(person: Person, eventId: string, scan: Scan): Promise<ScanAnswer> {
  const { body, error } = await send(person, eventId, [scan]);
  const [answer] = body.answers ?? [];
  if (!answer) throw new Error(`no answer: ${error?.code}`);
  return answer;
}

/** Registers a member for a free event. Returns the reference of the ticket. */
export async function ticketOf(person: Person, eventId: string): Promise<string> {
  return (await person.must(eventApi.register, { params: { eventId } })).reference;
}

/** The list of a door, as a gate reads it. */
export const readList = (person: Person, eventId: string): Promise<CheckInList> =>
  person.must(checkInApi.readCheckInList, { params: { eventId } });

/** What a gate learns that has read the door before. */
export const readChanges = (person: Person, eventId: string, since: number): Promise<CheckInChanges> =>
  person.must(checkInApi.readCheckInChanges, { params: { eventId }, query: { since } });

export const undo = (
  person: Person,
  eventId: string,
  reference: string,
): Promise<Answer<typeof checkInApi.undoCheckIn>> =>
  person.call(checkInApi.undoCheckIn, { params: { eventId, reference } });
