import styled from "styled-components";
import { onPaper } from "../../ui/layout/print-page.ts";
import { color, font } from "../../ui/theme/css.ts";

interface Props {
  items: readonly string[];
  /** On paper, so many lines to write on follow each item. */
  lines?: number;
}

const List = styled.ol`
  display: grid;
  gap: 12px;
  counter-reset: item;
  > li { position: relative; padding-left: 32px; counter-increment: item; }
  > li::before {
    content: counter(item) ".";
    position: absolute;
    left: 0;
    color: ${color.accentText};
    font-family: ${font.display};
    font-weight: 600;
  }
`;
const Line = styled.span`
  display: none;
  ${onPaper} { display: block; height: 9mm; border-bottom: 0.4pt solid ${color.line}; }
`;

/** Questions or steps, one after the other. */
export function NumberedList({ items, lines = 0 }: Props) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          {item}
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all lines are the same
            <Line key={line} aria-hidden />
          ))}
        </li>
      ))}
    </List>
  );
}
