import { Link } from "react-router";
import type { AuditEntry } from "../../../schema/audit/admin-api.ts";
import type { AuditKind } from "../../../schema/audit/kind.ts";
import { formatMoment } from "../../ui/format/moment.ts";
import type { Column } from "../../ui/table/column.ts";
import * as text from "./audit-text.ts";

/** A row of an earlier version may have a kind without a text. */
function whatOf({ kind, detail }: AuditEntry): string {
  const what = text.kinds[kind as AuditKind] ?? kind;
  return detail === null ? what : text.withDetail(what, text.details[detail] ?? detail);
}

/** Null if there is nobody, so that the cell is empty and the cards of a phone leave it out. */
const linkTo = (person: AuditEntry["actor"]) =>
  person && <Link to={`/admin/users/${person.memberId}`}>{person.displayName}</Link>;

export const auditColumns: readonly Column<AuditEntry>[] = [
  { key: "when", header: text.whenHeader, isShort: true, cell: ({ createdAt }) => formatMoment(createdAt) },
  { key: "who", header: text.whoHeader, cell: ({ actor }) => linkTo(actor) ?? text.noActor },
  { key: "what", header: text.whatHeader, cell: whatOf },
  { key: "about", header: text.aboutHeader, cell: ({ member }) => linkTo(member) },
  { key: "why", header: text.whyHeader, cell: ({ reason }) => reason },
];

/** The name of a row, for screen readers. */
export const auditRowName = (entry: AuditEntry): string => `${formatMoment(entry.createdAt)} ${whatOf(entry)}`;
