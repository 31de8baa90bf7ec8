import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface IconLine {
  /** What the line is about. Read out, and shown by the icon. */
  name: string;
  icon: ReactNode;
  value: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
}

interface Props {
  items: readonly IconLine[];
  /** Smaller, and each value on two lines at most. */
  compact?: boolean;
}

const List = styled.dl<{ $compact: boolean }>`
  display: grid;
  gap: ${({ $compact }) => ($compact ? "4px" : "12px")};
  font-size: ${({ $compact }) => ($compact ? typeScale.small : typeScale.body)};
  font-variant-numeric: tabular-nums;
  > div { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 0 8px; align-items: start; line-height: 1.4; }
  dt { color: ${color.accentText}; > svg { display: block; width: 18px; height: 18px; margin-top: 0.12em; } }
  dd { margin: 0; overflow-wrap: anywhere; }
  dd:first-of-type { ${({ $compact }) => $compact && "display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2;"} }
  dd + dd { grid-column: 2; color: ${color.muted}; font-size: ${typeScale.small}; }
`;

/** Facts, each with an icon in place of its name. */
export function IconLines({ items, compact = false }: Props) {
  return (
    <List $compact={compact}>
      {items.map(({ name, icon, value, detail }) => (
        <div key={name}>
          <dt>
            {icon}
            <VisuallyHidden>{name}</VisuallyHidden>
          </dt>
          <dd>{value}</dd>
          {detail !== undefined && <dd>{detail}</dd>}
        </div>
      ))}
    </List>
  );
}
