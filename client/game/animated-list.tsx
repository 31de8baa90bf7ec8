import { type ReactNode, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { px } from "../ui/theme/css.ts";
import { motion, type Space } from "../ui/tokens.ts";

interface Props<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  /** For screen readers, where no heading names the list. */
  label?: string;
  /** An ordered list, because the position of an item means something. */
  ranked?: boolean;
  gap?: Space;
}

const List = styled.ul<{ $gap: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => px($gap)};
`;

function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function move(row: HTMLElement, before: number | undefined): void {
  const timing = { duration: motion.slow, easing: motion.out };
  if (before === undefined) {
    row.animate([{ opacity: 0, transform: "translateY(12px)" }, {}], timing);
  } else if (before !== row.offsetTop) {
    row.animate([{ transform: `translateY(${before - row.offsetTop}px)` }, {}], timing);
  }
}

/** A list whose rows slide to their new positions when the order changes. New rows fade in. Heights are not animated. */
export function AnimatedList<Item>({ items, keyOf, children, label, ranked = false, gap = 8 }: Props<Item>) {
  const rows = useRef(new Map<string, HTMLElement>());
  const positions = useRef<Map<string, number>>(undefined);
  useLayoutEffect(() => {
    const before = positions.current;
    // offsetTop ignores scrolling and running animations, which is what we need here.
    positions.current = new Map([...rows.current].map(([key, row]) => [key, row.offsetTop]));
    if (before && !prefersReducedMotion()) for (const [key, row] of rows.current) move(row, before.get(key));
  });
  return (
    <List as={ranked ? "ol" : "ul"} aria-label={label} $gap={gap}>
      {items.map((item, index) => {
        const key = keyOf(item);
        const register = (row: HTMLLIElement | null) => {
          if (row) rows.current.set(key, row);
          else rows.current.delete(key);
        };
        return (
          <li key={key} ref={register}>
            {children(item, index)}
          </li>
        );
      })}
    </List>
  );
}
