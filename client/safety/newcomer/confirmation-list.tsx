import { useQuery } from "@tanstack/react-query";
import { AGE_CONFIRMATIONS_PER_PAGE } from "../../../schema/limits.ts";
import type { AgeConfirmation } from "../../../schema/safety/newcomer-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import type { Column } from "../../ui/table/column.ts";
import { DataTable } from "../../ui/table/data-table.tsx";
import { useTableState } from "../../ui/table/use-table-state.ts";
import type { Corrected } from "./correct-birth-date.tsx";
import { correctionsOf } from "./corrections.tsx";
import { formatBirthDate, formatDate } from "./newcomer-format.ts";
import { ageConfirmationsQuery, useUndoConfirmation } from "./newcomer-queries.ts";
import * as text from "./newcomer-text.ts";

interface Props {
  /** Given to admins, who may correct birth dates. */
  onCorrect: ((member: Corrected) => void) | undefined;
}

const tones: Record<AgeConfirmation["state"], BadgeTone> = {
  counts: "success",
  waiting: "warning",
  undone: "neutral",
  corrected: "neutral",
};

/** Who confirmed whose birth date, newest first. A mentor's confirmation can be undone. */
export function ConfirmationList({ onCorrect }: Props) {
  const [state, setState] = useTableState({ sortable: [], prefix: "confirmed-" });
  const query = useQuery(ageConfirmationsQuery(state.page));
  const undo = useUndoConfirmation();
  const columns: readonly Column<AgeConfirmation>[] = [
    {
      key: "name",
      header: text.nameHeader,
      cell: ({ displayName, roles }) => <MemberName name={displayName} roles={roles} />,
    },
    { key: "born", header: text.bornHeader, cell: ({ birthDate }) => formatBirthDate(birthDate) },
    {
      key: "confirmer",
      header: text.confirmedByHeader,
      cell: (row) => <NamesInSentence sentence={text.confirmerOf(row)} members={[row.confirmer]} />,
    },
    { key: "time", header: text.confirmedOnHeader, cell: ({ confirmedAt }) => formatDate(confirmedAt) },
    {
      key: "state",
      header: text.stateHeader,
      cell: (confirmation) => <Badge tone={tones[confirmation.state]}>{text.stateOf(confirmation)}</Badge>,
    },
    {
      key: "undo",
      header: text.undoHeader,
      cell: (confirmation) =>
        confirmation.canUndo && (
          <Button
            variant="secondary"
            busy={undo.isPending && undo.variables.confirmationId === confirmation.confirmationId}
            aria-label={text.undoLabel(confirmation)}
            onClick={() => undo.mutate(confirmation)}
          >
            {text.undoButton}
          </Button>
        ),
    },
  ];
  if (!query.data) {
    return (
      <QueryState query={query} label={text.loadingConfirmed} level={3}>
        <SkeletonRows rows={3} />
      </QueryState>
    );
  }
  return (
    <DataTable
      caption={text.confirmedTitle}
      columns={columns}
      rows={query.data.confirmations}
      keyOf={({ confirmationId }) => confirmationId}
      nameOf={({ displayName }) => displayName}
      rowCount={query.data.total}
      pageSize={AGE_CONFIRMATIONS_PER_PAGE}
      state={state}
      onStateChange={setState}
      {...(onCorrect && { rowActions: (row: AgeConfirmation) => actionsOf(row, onCorrect) })}
      empty={<EmptyState level={3} title={text.confirmedEmptyTitle} />}
    />
  );
}

/** A correction is about the current date, so an older one offers none. */
const actionsOf = (confirmation: AgeConfirmation, onCorrect: (member: Corrected) => void) =>
  confirmation.state === "corrected" ? [] : correctionsOf(confirmation, onCorrect);
