import type { ReactNode } from "react";
import styled from "styled-components";
import { color, font, landscapePhone, largeScreen, short } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";

interface Props {
  busy: boolean;
  onPress: () => void;
  children: ReactNode;
}

const Strip = styled.button`
  display: flex;
  gap: 4px;
  justify-content: space-around;
  width: 100%;
  min-height: 56px;
  padding: 4px;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  &[aria-busy="true"] { opacity: 0.6; }
  ${short} { min-height: 48px; padding-block: 1px; }
  ${landscapePhone} { min-height: 44px; }
  ${largeScreen} { display: none; }
`;

/** A button with all players on one line. It opens the list of names, which large screens always show. */
export function PlayerStripButton({ busy, onPress, children }: Props) {
  return (
    <Strip type="button" aria-busy={busy || undefined} onClick={onPress}>
      {children}
    </Strip>
  );
}

/** One player in the strip: the avatar with the score beside it, or below it if there are many players. */
export const StripPlayer = styled.span<{ $mine: boolean; $many: boolean }>`
  display: grid;
  grid-auto-flow: ${({ $many }) => ($many ? "row" : "column")};
  gap: ${({ $many }) => ($many ? "0" : "8px")};
  place-items: center;
  min-width: 0;
  padding: ${({ $many }) => ($many ? "4px 4px 0" : "4px 8px")};
  border-radius: ${radius.small};
  background: ${({ $mine }) => ($mine ? color.lit : "transparent")};
  font: 700 ${({ $many }) => ($many ? typeScale.tiny : typeScale.body)}/1.25 ${font.body};
  font-variant-numeric: tabular-nums;
  ${landscapePhone} { grid-auto-flow: column; gap: 8px; padding: 0 8px; }
`;
