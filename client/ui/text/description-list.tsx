import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { color } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";

export interface Description {
  name: string;
  value: ReactNode;
}

interface Props {
  items: readonly Description[];
  /** Small, with each name beside its value. */
  compact?: boolean;
}

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(116px, 1fr));
  gap: 12px 16px;
`;

const inline = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  > div { display: flex; gap: 8px; align-items: baseline; }
  dd { font-size: ${typeScale.small}; }
`;

const List = styled.dl<{ $compact: boolean }>`
  dt { color: ${color.muted}; font-size: ${typeScale.small}; line-height: 1.3; }
  dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  ${({ $compact }) => ($compact ? inline : columns)}
`;

/** Names with their values, in as many columns as fit. */
export function DescriptionList({ items, compact = false }: Props) {
  return (
    <List $compact={compact}>
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
