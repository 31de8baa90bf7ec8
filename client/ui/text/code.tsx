import styled, { css } from "styled-components";
import { color, font } from "../theme/css.ts";
import { radius, typeScale } from "../tokens.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** `line` is for a long code, which is copied as it is typed; the others show each character in a cell. */
export type CodeSize = "giant" | "heading" | "lead" | "line";

interface Props {
  value: string;
  size: CodeSize;
  /** Hides it from screen readers, for a button whose label already contains the code. */
  hideFromScreenReaders?: boolean;
}

const fontSizes = { giant: typeScale.code, heading: typeScale.heading, lead: typeScale.fitted };

const cellStyle = (size: keyof typeof fontSizes) => css`
  display: inline-flex;
  gap: 0.14em;
  font-family: ${font.display};
  font-size: ${fontSizes[size]};
  font-weight: 600;
  line-height: 1;
`;

const lineStyle = css`
  font-family: ui-monospace, monospace, ${font.body};
  font-size: ${typeScale.label};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

const Characters = styled.span<{ $size: CodeSize }>`
  ${({ $size }) => ($size === "line" ? lineStyle : cellStyle($size))}
  user-select: all;
`;

const Cell = styled.span`
  display: inline-grid;
  place-items: center;
  width: 1.18em;
  height: 1.5em;
  border-bottom: 0.09em solid ${color.accent};
  border-radius: ${radius.small} ${radius.small} ${radius.tight} ${radius.tight};
  background: ${color.accentSoft};
`;

/** A code to be read out or copied by hand. Screen readers spell it, because it is not a word. */
export function Code({ value, size, hideFromScreenReaders = false }: Props) {
  return (
    <Characters $size={size}>
      {!hideFromScreenReaders && <VisuallyHidden>{[...value].join(" ")}</VisuallyHidden>}
      {size === "line" ? <span aria-hidden>{value}</span> : <Cells value={value} />}
    </Characters>
  );
}

const Cells = ({ value }: { value: string }) =>
  [...value].map((character, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a character is identified by its index
    <Cell key={index} aria-hidden>
      {character}
    </Cell>
  ));
