import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";

export interface Description {
  name: string;
  value: ReactNode;
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(116px, 1fr));
  gap: 12px 16px;
  dt { color: ${color.muted}; font-size: ${typeScale.small}; line-height: 1.3; }
  dd { margin: 0; font-weight: 700; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

/** Names and values side by side, as many as fit on a line. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <List>
      {items.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
