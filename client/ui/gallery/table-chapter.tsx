import Ban from "lucide-react/icons/ban";
import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { WindowsPicture } from "../illustration/windows-picture.tsx";
import type { Column } from "../table/column.ts";
import { DataTable } from "../table/data-table.tsx";
import type { TableState } from "../table/table-state.ts";
import { useTableState } from "../table/use-table-state.ts";
import { SecondaryText } from "../text/text.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

interface Member {
  id: string;
  name: string;
  role: string;
  games: number;
  best: number;
}

const names = ["Ngozi Okafor", "Ọlúwádámiláre Adéyẹmí-Ògúnbánjọ", "Ụzọamaka", "Hauwa", "Emeka Obi", "Ṣọlá", "Tobi"];
const members: readonly Member[] = Array.from({ length: 23 }, (_, index) => ({
  id: `m${index + 1}`,
  name: `${names[index % names.length]} ${index + 1}`,
  role: index % 5 === 0 ? "Mentor" : "Member",
  games: (index * 37) % 53,
  best: 400 + ((index * 131) % 800),
}));
const PAGE_SIZE = 5;

const columns: readonly Column<Member>[] = [
  { key: "name", header: "Name", isSortable: true, cell: ({ name }) => name },
  { key: "role", header: "Role", cell: ({ role }) => <Badge>{role}</Badge> },
  { key: "games", header: "Games", isNumeric: true, isSortable: true, cell: ({ games }) => games },
  { key: "best", header: "Best", isNumeric: true, isSortable: true, cell: ({ best }) => best },
];
const sortable = columns.filter(({ isSortable }) => isSortable).map(({ key }) => key);

/** Does what a server would do: sorts all rows and returns one page of them. */
function pageOf({ sort, page }: TableState): readonly Member[] {
  const column = sort?.column as "name" | "games" | "best" | undefined;
  const direction = sort?.isDescending ? -1 : 1;
  const sorted = column
    ? [...members].sort(
        (one, other) => direction * `${one[column]}`.localeCompare(`${other[column]}`, "en", { numeric: true }),
      )
    : members;
  return sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

const start: TableState = { sort: null, page: 1, selected: [] };
const shared = {
  columns,
  keyOf: ({ id }: Member) => id,
  nameOf: ({ name }: Member) => name,
  pageSize: PAGE_SIZE,
  empty: <EmptyState picture={<WindowsPicture />} title="No members yet" level={3} />,
};
const fixed = { ...shared, state: start, onStateChange: () => {}, rowCount: 0 };

export function TableChapter() {
  const [state, setState] = useTableState({ sortable });
  const [last, setLast] = useState("Nothing pressed yet.");
  return (
    <Chapter title="Data table">
      <Specimen name="DataTable: sorting, pages, selection and actions; its state is in the URL">
        <DataTable
          {...shared}
          caption="Members"
          showCaption
          rows={pageOf(state)}
          rowCount={members.length}
          state={state}
          onStateChange={setState}
          rowActions={({ name }) => [
            { label: "Edit", icon: <Pencil aria-hidden />, onPress: () => setLast(`Edit ${name}`) },
            { label: "Suspend", icon: <Ban aria-hidden />, tone: "danger", onPress: () => setLast(`Suspend ${name}`) },
          ]}
          selectionActions={(selected) => (
            <Button variant="quiet" onClick={() => setLast(`Message ${selected.join(", ")}`)}>
              Message them
            </Button>
          )}
        />
        <SecondaryText>{last}</SecondaryText>
      </Specimen>
      <Specimen name="DataTable without selection and actions">
        <DataTable {...fixed} caption="Standings" rows={members.slice(0, 3)} rowCount={3} />
      </Specimen>
      <Specimen name="DataTable: loading">
        <DataTable {...fixed} caption="Members" rows={undefined} />
      </Specimen>
      <Specimen name="DataTable: empty">
        <DataTable {...fixed} caption="Members" rows={[]} />
      </Specimen>
      <Specimen name="DataTable: failed">
        <DataTable
          {...fixed}
          caption="Members"
          rows={undefined}
          error={
            <ErrorState
              title="We couldn’t load the members"
              level={3}
              onRetry={() => {}}
              hint="Check your network, then try again."
            />
          }
        />
      </Specimen>
    </Chapter>
  );
}
