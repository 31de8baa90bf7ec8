import { type ReactNode, useLayoutEffect, useRef } from "react";
import styled from "styled-components";
import { px } from "../theme/css.ts";
import { motion, type Space } from "../tokens.ts";

interface Props<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item, place: number) => ReactNode;
  /** For screen readers, where no heading names the list. */
  label?: string;
  /** An ordered list: the place means something. */
  ranked?: boolean;
  gap?: Space;
}

const List = styled.ul<{ $gap: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => px($gap)};
`;

function wantsStillness(): boolean {
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

/** Rows glide to their new places when the order changes, and those who are new arrive. Heights are not animated. */
export function AnimatedList<Item>({ items, keyOf, children, label, ranked = false, gap = 8 }: Props<Item>) {
  const rows = useRef(new Map<string, HTMLElement>());
  const places = useRef<Map<string, number>>(undefined);
  useLayoutEffect(() => {
    const before = places.current;
    // offsetTop knows neither scrolling nor a running animation, which is just what is wanted.
    places.current = new Map([...rows.current].map(([key, row]) => [key, row.offsetTop]));
    if (before && !wantsStillness()) for (const [key, row] of rows.current) move(row, before.get(key));
  });
  return (
    <List as={ranked ? "ol" : "ul"} aria-label={label} $gap={gap}>
      {items.map((item, place) => {
        const key = keyOf(item);
        const keep = (row: HTMLLIElement | null) => {
          if (row) rows.current.set(key, row);
          else rows.current.delete(key);
        };
        return (
          <li key={key} ref={keep}>
            {children(item, place)}
          </li>
        );
      })}
    </List>
  );
}
