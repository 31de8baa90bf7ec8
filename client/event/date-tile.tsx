import styled from "styled-components";
import { color, font } from "../ui/theme/css.ts";
import { radius, typeScale } from "../ui/tokens.ts";

interface Props {
  /** "Fri" */
  weekday: string;
  /** "4" */
  day: string;
  /** "Dec" */
  month: string;
  /** For what is over. */
  quiet?: boolean;
}

const Tile = styled.span<{ $quiet: boolean }>`
  display: grid;
  flex: none;
  justify-items: center;
  align-content: center;
  width: 52px;
  min-height: 56px;
  padding: 4px 0;
  border: 1px solid ${({ $quiet }) => ($quiet ? color.line : color.accent)};
  border-radius: ${radius.medium};
  color: ${({ $quiet }) => ($quiet ? color.muted : color.text)};
  background: ${color.raised};
  font-size: ${typeScale.tiny};
  font-weight: 700;
  line-height: 1.1;
  > b { font-family: ${font.display}; font-size: ${typeScale.title}; font-weight: 600; line-height: 1; }
  > span:last-child { color: ${({ $quiet }) => ($quiet ? color.muted : color.accentText)}; }
`;

/** A day as on a page of a calendar. The date is also written beside it, so screen readers skip it. */
export function DateTile({ weekday, day, month, quiet = false }: Props) {
  return (
    <Tile aria-hidden $quiet={quiet}>
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </Tile>
  );
}
