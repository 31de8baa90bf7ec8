import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

const List = styled.ul`
  display: grid;
  gap: 8px;
  > li { position: relative; padding-left: 24px; line-height: 1.45; overflow-wrap: anywhere; }
  > li::before {
    content: "";
    position: absolute;
    top: 0.5em;
    left: 2px;
    width: 8px;
    height: 8px;
    border-radius: ${radius.drop};
    background: ${color.accent};
    transform: rotate(135deg);
  }
`;

interface Props {
  items: readonly string[];
  /** Shows an item in another way than as plain text. */
  render?: (item: string) => ReactNode;
}

/** A list of short sentences with small flames as bullets. */
export function BulletList({ items, render = (item) => item }: Props) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{render(item)}</li>
      ))}
    </List>
  );
}
