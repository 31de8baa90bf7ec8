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
  /** Beside the title, at the end of its line: a time. */
  titleEnd?: ReactNode;
  /** Beside the detail: marks of what is new. */
  detailEnd?: ReactNode;
  /** How many lines the detail may take. */
  detailLines?: 1 | 3;
  /** A time, a count, a button. */
  end?: ReactNode;
  /** For a title of several lines, such as a sentence; everything is then aligned at the top. */
  wrap?: boolean;
  /** A title that isn't bold, because nothing about it is new. */
  quiet?: boolean;
  /** Makes the whole row a link. `end` must then contain no button. */
  to?: string;
  /** Navigation state for the screen that the link opens. */
  state?: unknown;
  /** This row's content is open now. */
  current?: boolean;
  /** Makes the whole row a button. A link calls it too. */
  onPress?: () => void;
  /** Highlights the row: it is open, or has something new. */
  lit?: boolean;
}

interface RowProps {
  $lit: boolean;
  $top: boolean;
}

const rowStyle = css<RowProps>`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: ${({ $top }) => ($top ? "flex-start" : "center")};
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

const PlainRow = styled.div<RowProps>`${rowStyle}`;
const LinkRow = styled(Link)<RowProps>`${rowStyle} ${pressable}`;
const ButtonRow = styled.button<RowProps>`${rowStyle} ${pressable}`;

// Where large text leaves no room beside the end, the end goes below.
const TextColumn = styled.span`display: grid; flex: 1 1 5rem; grid-template-columns: minmax(0, 1fr); min-width: 0;`;
const oneLine = "overflow: hidden; white-space: nowrap; text-overflow: ellipsis;";
const severalLines = "overflow-wrap: anywhere;";
const threeLines = `display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; ${severalLines}`;

const Line = styled.span`
  display: flex;
  gap: 8px;
  align-items: center;
  > :first-child { flex: 1 1 auto; min-width: 0; }
`;
const Title = styled.span<{ $wrap: boolean; $quiet: boolean }>`
  font-weight: ${({ $quiet }) => ($quiet ? 400 : 700)};
  line-height: 1.4;
  ${({ $wrap }) => ($wrap ? severalLines : oneLine)}
`;
const Detail = styled.span<{ $lines: 1 | 3 }>`
  color: ${color.muted};
  font-size: ${typeScale.small};
  line-height: 1.4;
  ${({ $lines }) => ($lines === 1 ? oneLine : threeLines)}
`;
const endStyle = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  color: ${color.muted};
  font-size: ${typeScale.tiny};
  font-variant-numeric: tabular-nums;
`;
const LineEnd = styled.span`${endStyle} gap: 4px;`;
const End = styled.span`${endStyle} gap: 8px; min-height: 1.4em; margin-inline-start: auto;`;

/** A part of a row with what stands at the end of its line. */
function WithEnd({ children, end }: { children: ReactNode; end: ReactNode }) {
  if (end === undefined) return children;
  return (
    <Line>
      {children}
      <LineEnd>{end}</LineEnd>
    </Line>
  );
}

/** One person, conversation, event or thing in a list. */
export function ListRow({ start, title, detail, detailLines = 1, end, wrap = false, quiet = false, ...rest }: Props) {
  const { titleEnd, detailEnd, to, state, current = false, onPress, lit = false } = rest;
  const content = (
    <>
      {start}
      <TextColumn>
        <WithEnd end={titleEnd}>
          <Title $wrap={wrap} $quiet={quiet}>
            {title}
          </Title>
        </WithEnd>
        {detail !== undefined && (
          <WithEnd end={detailEnd}>
            <Detail $lines={detailLines}>{detail}</Detail>
          </WithEnd>
        )}
      </TextColumn>
      {end !== undefined && <End>{end}</End>}
    </>
  );
  const appearance = { $lit: lit || current, $top: wrap || detailLines > 1 };
  const press = onPress && { onClick: onPress };
  if (to !== undefined) {
    return (
      <LinkRow to={to} state={state} aria-current={current || undefined} {...press} {...appearance}>
        {content}
      </LinkRow>
    );
  }
  if (press) {
    return (
      <ButtonRow type="button" {...press} {...appearance}>
        {content}
      </ButtonRow>
    );
  }
  return <PlainRow {...appearance}>{content}</PlainRow>;
}
