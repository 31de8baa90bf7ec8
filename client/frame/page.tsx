import type { ReactNode } from "react";
import styled, { css } from "styled-components";
import { from } from "../ui/theme/css.ts";

const widths = { narrow: 440, reading: 680, wide: 960, full: 1216 } as const;

interface Props {
  /** narrow: a form; reading: text; wide: most screens; full: public pages, tables and grids. */
  width?: keyof typeof widths;
  /** Little padding above and below, for a screen that fills a phone. */
  snug?: boolean;
  /** Exactly as high as the window between the bars; its content scrolls inside. */
  filled?: boolean;
  children: ReactNode;
}

const filled = css`
  height: calc(100dvh - var(--bar, 0px) - var(--strip, 0px) - var(--bottom-bar));
  padding: 0;
  overflow: hidden;
  ${from.tablet} { padding: 16px; }
`;

/** The left edge is that of the bar, however wide the screen is. Only forms are in the middle. */
const beginsWithBar = css`
  margin-inline-start: max(0px, (100% - ${widths.full}px - 2 * var(--gutter)) / 2);
`;

const Main = styled.main<{ $width: number; $snug: boolean; $filled: boolean }>`
  width: 100%;
  max-width: calc(${({ $width }) => $width}px + 2 * var(--gutter));
  margin: 0 auto;
  ${({ $width }) => $width !== widths.narrow && beginsWithBar}
  padding: 24px var(--gutter) calc(48px + env(safe-area-inset-bottom));
  &:focus { outline: none; }
  ${({ $snug }) => $snug && "padding-block: 4px calc(8px + env(safe-area-inset-bottom));"}
  ${from.tablet} { padding-top: ${({ $snug }) => ($snug ? "24px" : "32px")}; }
  ${({ $filled }) => $filled && filled}
`;

/** The `main` element of a screen. It is focusable, because a change of route moves the focus there. */
export function Page({ width = "wide", snug = false, filled: isFilled = false, children }: Props) {
  return (
    <Main id="main" tabIndex={-1} $width={widths[width]} $snug={snug} $filled={isFilled}>
      {children}
    </Main>
  );
}
