import { Checkbox } from "../field/checkbox.tsx";
import type { MenuAction } from "../menu/menu-action.ts";
import { MenuButton } from "../menu/menu-button.tsx";
import type { Column } from "./column.ts";
import * as text from "./table-text.ts";

interface Props<Row> {
  row: Row;
  /** For the labels of its checkbox and menu. */
  name: string;
  columns: readonly Column<Row>[];
  /** Undefined if rows can't be selected. */
  isSelected: boolean | undefined;
  onSelect: (isSelected: boolean) => void;
  actions: readonly MenuAction[] | undefined;
}

/** One row. Roles are explicit, because a table displayed as blocks loses its native ones. */
export function TableRow<Row>({ row, name, columns, isSelected, onSelect, actions }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <tr role="row" aria-selected={isSelected}>
      {isSelected !== undefined && (
        <td role="cell">
          <Checkbox label={text.selectRowLabel(name)} checked={isSelected} onChange={onSelect} />
        </td>
      )}
      {columns.map(({ key, header, cell, isNumeric, isShort, isDetail }, index) =>
        index === 0 ? (
          <th key={key} role="rowheader" scope="row" data-short={isShort || undefined}>
            {cell(row)}
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
            {cell(row)}
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
