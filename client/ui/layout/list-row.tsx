import type { ReactNode } from "react";
import { Link } from "react-router";
import styled, { css } from "styled-components";
import { color, hover, transition } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";

interface Props {
  /** An avatar or an icon. */
  start?: ReactNode;
  title: ReactNode;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** A time, a count, a button. */
  end?: ReactNode;
  /** Makes the whole row a link; then `end` may hold no button. */
  to?: string;
  /** What the link tells the screen that it leads to. */
  state?: unknown;
  /** The one that is open just now. */
  current?: boolean;
  /** Makes the whole row a button. */
  onPress?: () => void;
  /** The one that is open, or has something new. */
  lit?: boolean;
}

const face = css<{ $lit: boolean }>`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 60px;
  padding: 8px 12px;
  border-radius: ${radius.medium};
  color: ${color.text};
  background: ${({ $lit }) => ($lit ? color.lit : "transparent")};
  text-align: start;
  text-decoration: none;
`;

const pressable = css`
  ${transition("background-color")}
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &:active { background: ${color.accentSoft}; }
  &:focus-visible { border-radius: ${radius.medium}; outline-offset: -3px; }
`;

const PlainRow = styled.div<{ $lit: boolean }>`${face}`;
const LinkRow = styled(Link)<{ $lit: boolean }>`${face} ${pressable}`;
const ButtonRow = styled.button<{ $lit: boolean }>`${face} ${pressable}`;

const Words = styled.span`display: grid; flex: 1; min-width: 0;`;
const cut = "overflow: hidden; white-space: nowrap; text-overflow: ellipsis;";
const Title = styled.span`font-weight: 700; line-height: 1.4; ${cut}`;
const Detail = styled.span`color: ${color.muted}; font-size: ${typeScale.small}; line-height: 1.4; ${cut}`;
const End = styled.span`
  display: inline-flex;
  flex: none;
  gap: 8px;
  align-items: center;
  color: ${color.muted};
  font-size: ${typeScale.tiny};
  font-variant-numeric: tabular-nums;
`;

/** One person, conversation or thing in a list. */
export function ListRow({ start, title, detail, end, to, state, current = false, onPress, lit = false }: Props) {
  const inside = (
    <>
      {start}
      <Words>
        <Title>{title}</Title>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Words>
      {end !== undefined && <End>{end}</End>}
    </>
  );
  if (to !== undefined) {
    return (
      <LinkRow to={to} state={state} aria-current={current || undefined} $lit={lit || current}>
        {inside}
      </LinkRow>
    );
  }
  if (onPress) {
    return (
      <ButtonRow type="button" onClick={onPress} $lit={lit}>
        {inside}
      </ButtonRow>
    );
  }
  return <PlainRow $lit={lit}>{inside}</PlainRow>;
}
