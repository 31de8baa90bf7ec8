import styled from "styled-components";
import { color, from, hover, transition } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

/** On a phone, each row is a card, each cell is a line with its own header, and the sortable headers are above the rows. */
export const Table = styled.table`
  display: block;
  width: 100%;
  border-collapse: collapse;
  caption { display: block; text-align: start; }
  thead, tbody { display: block; }
  /* Its headers are hidden too, and a row without cells confuses screen readers. */
  thead:not(:has([data-control])) { display: none; }
  thead tr { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; }
  tbody { display: grid; gap: 12px; }
  tbody tr { display: grid; grid-template-columns: auto 1fr auto; gap: 0 12px; align-items: center; padding: 8px 16px; border: 1px solid ${color.line}; border-radius: ${radius.medium}; background: ${color.surface}; }
  tr[aria-selected="true"] { border-color: ${color.accent}; background: ${color.lit}; }
  th, td { padding: 8px 0; text-align: start; vertical-align: middle; overflow-wrap: anywhere; }
  thead th { color: ${color.muted}; font-size: ${typeScale.small}; font-weight: 600; }
  thead th:not([data-control]) { display: none; }
  thead th[data-control] { display: flex; gap: 12px; align-items: center; }
  tbody th { grid-column: 2; font-weight: 700; }
  tbody th:first-child { grid-column: 1 / 3; }
  td[data-label] { grid-column: 1 / -1; display: flex; gap: 16px; align-items: center; justify-content: space-between; font-variant-numeric: tabular-nums; border-top: 1px solid ${color.line}; text-align: end; }
  td[data-label]::before { content: attr(data-label); flex: none; max-width: 45%; color: ${color.muted}; font-size: ${typeScale.small}; font-weight: 600; text-align: start; }
  tbody td[data-detail], tbody td[data-label]:empty { display: none; }
  td[data-actions] { grid-column: 3; grid-row: 1; padding: 0; margin-inline-end: -12px; }

  ${from.tablet} {
    display: table;
    caption { display: table-caption; }
    thead, thead:not(:has([data-control])) { display: table-header-group; }
    tbody { display: table-row-group; }
    thead tr, tbody tr { display: table-row; border: 0; border-radius: 0; }
    tbody tr { background: none; }
    thead th, thead th:not([data-control]), thead th[data-control], tbody th, td, td[data-label] { display: table-cell; padding: 8px 16px 8px 0; text-align: start; }
    tbody td[data-detail], tbody td[data-label]:empty { display: table-cell; }
    td[data-label]::before { content: none; }
    td[data-label] { border-top: 0; }
    td:not([data-label]), td[data-actions] { width: 52px; padding: 0 8px 0 0; }
    tbody tr { border-top: 1px solid ${color.line}; }
    thead th, [data-short], [data-numeric] { white-space: nowrap; }
    thead th[data-numeric], tbody [data-numeric] { text-align: end; }
    ${hover} { tbody tr:hover { background: ${color.surface}; } }
    tbody tr[aria-selected="true"] { background: ${color.lit}; }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-height: 44px;
  padding: 4px 8px;
  margin-inline-start: -8px;
  border-radius: ${radius.small};
  font-weight: inherit;
  ${transition("background-color", "color")}
  > svg { flex: none; width: 16px; height: 16px; }
  ${hover} { &:hover { color: ${color.text}; background: ${color.accentSoft}; } }
  [aria-sort="ascending"] > &, [aria-sort="descending"] > & { color: ${color.accentText}; }
  [data-numeric] > & { margin-inline: 0 -8px; }
`;

/** Names the checkbox above the cards of a phone. */
export const SelectAllHint = styled.span`${from.tablet} { display: none; }`;

export const Caption = styled.span`font-weight: 700;`;

/** Shows how many rows are selected, with the buttons for them. */
export const SelectionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 4px 8px 4px 16px;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  > :first-child { flex: 1; white-space: nowrap; }
`;
