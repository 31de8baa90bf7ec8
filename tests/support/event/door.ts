import { randomUUID } from "node:crypto";
import { eventApi } from "../../../schema/event/api.ts";
import type { ScanAnswer } from "../../../schema/ticket/check-in.ts";
import { checkInApi, type Scan } from "../../../schema/ticket/check-in-api.ts";
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
