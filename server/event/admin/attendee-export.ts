import { recordAudit } from "../../audit/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { isoTimeIn } from "../../platform/date.ts";
import { csvHead, csvLine } from "../../platform/document/csv.ts";
import type { Member } from "../../platform/session.ts";
import { type AttendeeFilter, findAttendees } from "./attendee-store.ts";
import { readFigures } from "./event-figures.ts";

const ROWS_AT_ONCE = 1_000;

const headers = [
  "Name",
  "Email",
  "Status",
  "Registered",
  "Reference",
  "Payment",
  "Amount (NGN)",
  "Checked in",
  "Member id",
];

interface Reader {
  readonly admin: Pick<Member, "memberId">;
  readonly timeZone: string;
}

/** EVENT-77: the attendees of this filter as CSV, written while it is sent. The download is recorded first. */
export async function exportAttendees(
  database: Pick<Database, "fork">,
  { admin, timeZone }: Reader,
  eventId: string,
  filter: AttendeeFilter,
): Promise<AsyncIterable<string>> {
  const em = database.fork();
  await readFigures(em, eventId);
  await recordAudit(em, { actorId: admin.memberId, kind: "attendees-exported", itemId: eventId });
  return linesOf(database, timeZone, eventId, filter);
}

async function* linesOf(
  database: Pick<Database, "fork">,
  timeZone: string,
  eventId: string,
  filter: AttendeeFilter,
): AsyncIterable<string> {
  yield csvHead(headers);
  for (let sent = 0; ; sent += ROWS_AT_ONCE) {
    const attendees = await findAttendees(database.fork(), eventId, filter, [ROWS_AT_ONCE, sent]);
    yield attendees
      .map(({ displayName, email, status, registeredAt, reference, payment, checkedInAt, memberId }) =>
        csvLine([
          displayName,
          email,
          status,
          isoTimeIn(timeZone, registeredAt),
          reference,
          payment?.state ?? null,
          payment ? payment.amountKobo / 100 : null,
          checkedInAt === null ? null : isoTimeIn(timeZone, checkedInAt),
          memberId,
        ]),
      )
      .join("");
    if (attendees.length < ROWS_AT_ONCE) return;
  }
}
