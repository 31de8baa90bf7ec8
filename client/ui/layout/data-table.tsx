import type { ReactNode } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { color, from } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right edge, digit under digit. */
  numeric?: boolean;
}

interface Props<Row> {
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

// On a phone each row is a card and each cell a line with its own heading.
const Sheet = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  caption { display: block; padding: 0 0 12px; font-weight: 700; text-align: start; }
  tbody { display: grid; gap: 12px; }
  tr { display: block; padding: 8px 16px; border: 1px solid ${color.line}; border-radius: ${radius.medium}; background: ${color.surface}; }
  th, td { padding: 8px 0; text-align: start; vertical-align: middle; overflow-wrap: anywhere; }
  th { color: ${color.muted}; font-size: ${typeScale.small}; font-weight: 600; }
  td { display: flex; gap: 16px; align-items: center; justify-content: space-between; font-variant-numeric: tabular-nums; text-align: end; }
  td::before { content: attr(data-label); flex: none; max-width: 45%; color: ${color.muted}; font-size: ${typeScale.small}; font-weight: 600; text-align: start; }
  td + td { border-top: 1px solid ${color.line}; }
  thead { display: none; }
  td:first-child { display: block; font-weight: 700; text-align: start; }
  td:first-child::before { content: none; }

  ${from.tablet} {
    display: table;
    caption { display: table-caption; }
    thead { display: table-header-group; }
    tbody { display: table-row-group; }
    tr { display: table-row; border: 0; background: none; }
    td, td:first-child { display: table-cell; text-align: start; }
    td::before { content: none; }
    td + td { border-top: 0; }
    th, td { padding: 12px 16px 12px 0; }
    tbody tr { border-top: 1px solid ${color.line}; }
    [data-numeric] { text-align: end; }
  }
`;

/** Rows and columns; stacks on phones. Roles are written out because a table that is laid out as blocks loses them. */
export function DataTable<Row>({ caption, showCaption = false, columns, rows, keyOf }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` takes the native roles away
    <Sheet role="table">
      <caption>{showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, numeric }) => (
            <th key={key} role="columnheader" scope="col" data-numeric={numeric || undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ key, header, cell, numeric }) => (
              <td key={key} role="cell" data-label={header} data-numeric={numeric || undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
