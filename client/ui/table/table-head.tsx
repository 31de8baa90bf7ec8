import { Checkbox } from "../field/checkbox.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import type { Column } from "./column.ts";
import { SortHeader } from "./sort-header.tsx";
import { SelectAllHint } from "./table-style.ts";
import * as text from "./table-text.ts";
import type { useDataTable } from "./use-data-table.ts";

interface Props<Row extends object> {
  table: ReturnType<typeof useDataTable<Row>>;
  columns: readonly Column<Row>[];
  canSelect: boolean;
  hasActions: boolean;
}

/** The header row of a table. Roles are explicit, because a table displayed as blocks loses its native ones. */
export function TableHead<Row extends object>({ table, columns, canSelect, hasActions }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <thead role="rowgroup">
      <tr role="row">
        {canSelect && (
          <th role="columnheader" scope="col" data-control>
            <Checkbox
              label={text.selectAllLabel}
              checked={table.getIsSomePageRowsSelected() ? "mixed" : table.getIsAllPageRowsSelected()}
              onChange={(isChecked) => table.toggleAllPageRowsSelected(isChecked)}
            />
            <SelectAllHint aria-hidden>{text.selectAllHint}</SelectAllHint>
          </th>
        )}
        {columns.map(({ key, header, isNumeric = false, isSortable = false }) => {
          const column = table.getColumn(key);
          return isSortable && column ? (
            <SortHeader
              key={key}
              header={header}
              isNumeric={isNumeric}
              sorted={column.getIsSorted()}
              onPress={() => column.toggleSorting()}
            />
          ) : (
            <th key={key} role="columnheader" scope="col" data-numeric={isNumeric || undefined}>
              {header}
            </th>
          );
        })}
        {hasActions && (
          <th role="columnheader" scope="col">
            <VisuallyHidden>{text.actionsHeader}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
