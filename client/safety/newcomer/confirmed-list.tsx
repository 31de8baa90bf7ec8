import { useQuery } from "@tanstack/react-query";
import { NEWCOMERS_PER_PAGE } from "../../../schema/limits.ts";
import type { ConfirmedAge } from "../../../schema/safety/newcomer-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import type { Column } from "../../ui/table/column.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import { useTableState } from "../../ui/table/use-table-state.ts";
import type { Corrected } from "./correct-birth-date.tsx";
import { correctionsOf } from "./corrections.tsx";
import { formatBirthDate, formatDate } from "./newcomer-format.ts";
import { confirmedAgesQuery } from "./newcomer-queries.ts";
import * as text from "./newcomer-text.ts";

interface Props {
  /** Given to admins, who may correct birth dates. */
  onCorrect: ((member: Corrected) => void) | undefined;
}

const columns: readonly Column<ConfirmedAge>[] = [
  { key: "name", header: text.nameHeader, cell: ({ displayName }) => displayName },
  {
    key: "born",
    header: text.bornHeader,
    cell: ({ birthDate }) => (birthDate === null ? text.noDate : formatBirthDate(birthDate)),
  },
  {
    key: "confirmer",
    header: text.confirmedByHeader,
    cell: ({ confirmer }) => confirmer?.displayName ?? text.deletedMember,
  },
  { key: "time", header: text.confirmedOnHeader, cell: ({ confirmedAt }) => formatDate(confirmedAt) },
];

/** Confirmed birth dates with who confirmed them, newest first. */
export function ConfirmedList({ onCorrect }: Props) {
  const [state, setState] = useTableState({ sortable: [], prefix: "confirmed-" });
  const query = useQuery(confirmedAgesQuery(state.page));
  if (!query.data) return <QueryState query={query} label={text.loadingConfirmed} level={3} rows={3} />;
  return (
    <DataTable
      caption={text.confirmedTitle}
      columns={columns}
      rows={query.data.confirmed}
      keyOf={({ memberId }) => memberId}
      nameOf={({ displayName }) => displayName}
      rowCount={query.data.total}
      pageSize={NEWCOMERS_PER_PAGE}
      state={state}
      onStateChange={setState}
      {...(onCorrect && { rowActions: (member: ConfirmedAge) => correctionsOf(member, onCorrect) })}
      empty={<EmptyState level={3} title={text.confirmedEmptyTitle} />}
    />
  );
}
