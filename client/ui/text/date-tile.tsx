import styled from "styled-components";
import { color, font } from "../theme/css.ts";
import { radius } from "../tokens.ts";

interface Props {
  /** "Mar" */
  month: string;
  /** "14" */
  day: string | number;
  lit?: boolean;
}

const Leaf = styled.span<{ $lit: boolean }>`
  display: grid;
  flex: none;
  width: 56px;
  overflow: hidden;
  border: 1px solid ${({ $lit }) => ($lit ? color.accent : color.line)};
  border-radius: ${radius.medium};
  background: ${color.raised};
  line-height: 1;
  text-align: center;
  > small { padding: 5px 0 4px; color: ${({ $lit }) => ($lit ? color.onAccent : color.text)}; background: ${({ $lit }) => ($lit ? color.accent : color.line)}; font-size: 0.75rem; font-weight: 700; }
  > b { padding: 7px 0 9px; font: 600 1.5rem/1 ${font.display}; }
`;

/** A leaf of a calendar. The full date is written beside it, so it is silent. */
export function DateTile({ month, day, lit = false }: Props) {
  return (
    <Leaf aria-hidden $lit={lit}>
      <small>{month}</small>
      <b>{day}</b>
    </Leaf>
  );
}
