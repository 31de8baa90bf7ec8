import { useQuery } from "@tanstack/react-query";
import { NEWCOMERS_PER_PAGE } from "../../../schema/limits.ts";
import type { Newcomer } from "../../../schema/safety/newcomer-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { useToday } from "../../frame/use-today.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { community } from "../../net/community.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import type { Column } from "../../ui/table/column.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import { useTableState } from "../../ui/table/use-table-state.ts";
import { ageOn } from "./age.ts";
import type { Corrected } from "./correct-birth-date.tsx";
import { correctionsOf } from "./corrections.tsx";
import { formatBirthDate, formatDate } from "./newcomer-format.ts";
import { newcomersQuery, useConfirmAges } from "./newcomer-queries.ts";
import * as text from "./newcomer-text.ts";

interface Props {
  /** Given to admins, who may correct birth dates. */
  onCorrect: ((member: Corrected) => void) | undefined;
}

/** Members whose birth date waits for confirmation. */
export function WaitingList({ onCorrect }: Props) {
  const [state, setState] = useTableState({ sortable: [], prefix: "waiting-" });
  const { page, selected } = state;
  const query = useQuery(newcomersQuery(page));
  const today = useToday(community.timeZone);
  const { mutate, isPending, variables } = useConfirmAges(() => setState({ ...state, selected: [] }));
  const isConfirming = ({ memberId }: Newcomer) =>
    isPending && variables.length === 1 && variables[0]?.memberId === memberId;
  const columns: readonly Column<Newcomer>[] = [
    {
      key: "name",
      header: text.nameHeader,
      cell: ({ displayName, roles }) => <MemberName name={displayName} roles={roles} />,
    },
    { key: "born", header: text.birthDateHeader, cell: ({ birthDate }) => formatBirthDate(birthDate) },
    { key: "age", header: text.ageHeader, isNumeric: true, cell: ({ birthDate }) => ageOn(birthDate, today) },
    { key: "entered", header: text.enteredHeader, cell: ({ enteredAt }) => formatDate(enteredAt) },
    {
      key: "confirmers",
      header: text.confirmersHeader,
      cell: ({ confirmers }) =>
        confirmers.length > 0 && <NamesInSentence sentence={text.confirmersOf(confirmers)} members={confirmers} />,
    },
    {
      key: "confirm",
      header: text.confirmHeader,
      cell: (member) => (
        <Button
          variant="secondary"
          busy={isConfirming(member)}
          aria-label={text.confirmLabel(member.displayName)}
          onClick={() => mutate([member])}
        >
          {text.confirmButton}
        </Button>
      ),
    },
  ];

  if (!query.data) return <QueryState query={query} label={text.loadingWaiting} level={3} rows={3} />;
  const { newcomers, total } = query.data;
  return (
    <DataTable
      caption={text.waitingTitle}
      columns={columns}
      rows={newcomers}
      keyOf={({ memberId }) => memberId}
      nameOf={({ displayName }) => displayName}
      rowCount={total}
      pageSize={NEWCOMERS_PER_PAGE}
      state={state}
      onStateChange={setState}
      {...(onCorrect && { rowActions: (member: Newcomer) => correctionsOf(member, onCorrect) })}
      selectionActions={() => (
        <Button
          busy={isPending}
          onClick={() => mutate(newcomers.filter(({ memberId }) => selected.includes(memberId)))}
        >
          {text.confirmSelectedButton(selected.length)}
        </Button>
      )}
      empty={<EmptyState level={3} title={text.emptyTitle} hint={text.emptyHint} />}
    />
  );
}
