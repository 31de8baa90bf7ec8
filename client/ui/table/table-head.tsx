import { Checkbox } from "../field/checkbox.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import type { Column } from "./column.ts";
import { SortHeader } from "./sort-header.tsx";
import type { Sort } from "./table-state.ts";
import { SelectAllHint } from "./table-style.ts";
import * as text from "./table-text.ts";

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (column: string) => void;
  /** Whether the rows of this page are selected. Undefined if rows can't be selected. */
  selection: boolean | "mixed" | undefined;
  onSelect: (isSelected: boolean) => void;
  hasActions: boolean;
}

/** The header row of a table. Roles are explicit, because a table displayed as blocks loses its native ones. */
export function TableHead<Row>({ columns, sort, onSort, selection, onSelect, hasActions }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <thead role="rowgroup">
      <tr role="row">
        {selection !== undefined && (
          <th role="columnheader" scope="col" data-control>
            <Checkbox label={text.selectAllLabel} checked={selection} onChange={onSelect} />
            <SelectAllHint aria-hidden>{text.selectAllHint}</SelectAllHint>
          </th>
        )}
        {columns.map(({ key, header, isNumeric = false, isSortable = false }) =>
          isSortable ? (
            <SortHeader
              key={key}
              header={header}
              isNumeric={isNumeric}
              sort={sort?.column === key ? sort : null}
              onPress={() => onSort(key)}
            />
          ) : (
            <th key={key} role="columnheader" scope="col" data-numeric={isNumeric || undefined}>
              {header}
            </th>
          ),
        )}
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
