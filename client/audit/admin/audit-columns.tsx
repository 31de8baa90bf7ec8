import { Link } from "react-router";
import type { AuditEntry } from "../../../schema/audit/admin-api.ts";
import type { AuditKind } from "../../../schema/audit/kind.ts";
import { formatClockTime, shortDateFormat } from "../../ui/format/format.ts";
import type { Column } from "../../ui/table/column.ts";
import * as text from "./audit-text.ts";

const date = shortDateFormat();

/** "24 Nov 2026, 7:05 PM". A line never ends between the time and PM. */
const momentOf = (time: number): string => `${date.format(time)}, ${formatClockTime(time).replace(" ", "\u00a0")}`;

/** A row of an earlier version may have a kind without a text. */
function whatOf({ kind, detail }: AuditEntry): string {
  const what = text.kinds[kind as AuditKind] ?? kind;
  return detail === null ? what : text.withDetail(what, text.details[detail] ?? detail);
}

function Person({ person, without }: { person: AuditEntry["actor"]; without: string }) {
  if (person === null) return without;
  return <Link to={`/admin/users/${person.memberId}`}>{person.displayName}</Link>;
}

export const auditColumns: readonly Column<AuditEntry>[] = [
  { key: "when", header: text.whenHeader, isShort: true, cell: ({ createdAt }) => momentOf(createdAt) },
  { key: "who", header: text.whoHeader, cell: ({ actor }) => <Person person={actor} without={text.noActor} /> },
  { key: "what", header: text.whatHeader, cell: whatOf },
  { key: "about", header: text.aboutHeader, cell: ({ member }) => <Person person={member} without={text.nothing} /> },
  { key: "why", header: text.whyHeader, cell: ({ reason }) => reason ?? text.nothing },
];

/** The name of a row, for screen readers. */
export const auditRowName = (entry: AuditEntry): string => `${momentOf(entry.createdAt)} ${whatOf(entry)}`;
