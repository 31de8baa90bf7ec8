import type { ReactNode } from "react";
import styled from "styled-components";
import { formatNumber } from "../../../ui/format/format.ts";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { color } from "../../../ui/theme/css.ts";
import { typeScale } from "../../../ui/tokens.ts";

export interface NumberRow {
  key: string;
  /** What was counted. */
  name: ReactNode;
  numbers: readonly number[];
}

interface Props {
  caption: string;
  /** The header of the names, then that of each number. */
  headers: readonly [string, ...string[]];
  rows: readonly NumberRow[];
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${typeScale.small};
  font-variant-numeric: tabular-nums;
  th, td { padding: 8px 0 8px 12px; text-align: end; vertical-align: baseline; }
  th:first-child { padding-inline-start: 0; text-align: start; overflow-wrap: anywhere; }
  thead th { color: ${color.muted}; font-weight: 600; }
  tbody th { font-weight: 400; }
  tbody td { font-weight: 700; }
  tbody tr { border-top: 1px solid ${color.line}; }
`;

/** A few short columns of numbers, which also fit on a phone. */
export function NumberTable({ caption, headers, rows }: Props) {
  return (
    <Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, numbers }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {numbers.map((value, at) => (
              <td key={headers[at + 1]}>{formatNumber(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
