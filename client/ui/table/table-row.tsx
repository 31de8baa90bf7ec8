import type { Row as DataRow } from "@tanstack/react-table";
import { Checkbox } from "../field/checkbox.tsx";
import type { MenuAction } from "../menu/menu-action.ts";
import { MenuButton } from "../menu/menu-button.tsx";
import type { Column } from "./column.ts";
import * as text from "./table-text.ts";
import type { features } from "./use-data-table.ts";

interface Props<Row extends object> {
  row: DataRow<typeof features, Row>;
  /** For the labels of its checkbox and menu. */
  name: string;
  columns: readonly Column<Row>[];
  canSelect: boolean;
  actions: readonly MenuAction[] | undefined;
}

/** One row. Roles are explicit, because a table displayed as blocks loses its native ones. */
export function TableRow<Row extends object>({ row, name, columns, canSelect, actions }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <tr role="row" aria-selected={canSelect ? row.getIsSelected() : undefined}>
      {canSelect && (
        <td role="cell">
          <Checkbox
            label={text.selectRowLabel(name)}
            checked={row.getIsSelected()}
            onChange={(isChecked) => row.toggleSelected(isChecked)}
          />
        </td>
      )}
      {columns.map(({ key, header, cell, isNumeric, isShort, isDetail }, index) =>
        index === 0 ? (
          <th key={key} role="rowheader" scope="row" data-short={isShort || undefined}>
            {cell(row.original)}
          </th>
        ) : (
          <td
            key={key}
            role="cell"
            data-label={header}
            data-numeric={isNumeric || undefined}
            data-short={isShort || undefined}
            data-detail={isDetail || undefined}
          >
            {cell(row.original)}
          </td>
        ),
      )}
      {actions && (
        <td role="cell" data-actions>
          <MenuButton label={text.rowActionsLabel(name)} title={name} actions={() => actions} />
        </td>
      )}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
