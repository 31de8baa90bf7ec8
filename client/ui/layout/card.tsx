import type { ReactNode } from "react";
import styled from "styled-components";
import { Heading } from "../text/heading.tsx";
import { color, hover, px, transition } from "../theme/css.ts";
import { radius, type Space } from "../tokens.ts";
import { Row } from "./stack.ts";

interface CardProps {
  $padding?: Space;
  /** Highlighted: this is what matters now. */
  $lit?: boolean;
  /** The whole card is one link or button. */
  $pressable?: boolean;
}

export const Card = styled.div<CardProps>`
  position: relative;
  padding: ${({ $padding = 24 }) => ($padding === 24 ? "clamp(16px, 4.5vw, 24px)" : px($padding))};
  border: 1px solid ${({ $lit }) => ($lit ? color.accent : color.line)};
  border-radius: ${radius.large};
  color: ${color.text};
  background: ${({ $lit }) => ($lit ? color.lit : color.surface)};
  text-align: start;
  text-decoration: none;
  min-width: 0;
  ${({ $pressable }) =>
    $pressable &&
    `${transition("border-color", "background-color", "transform")}
     ${hover} { &:hover { border-color: ${color.accent}; background: ${color.lit}; } }
     &:active { transform: scale(0.985); }
     &:focus-visible { border-radius: ${radius.large}; }`}
`;

interface PanelProps {
  title: ReactNode;
  level?: 2 | 3 | 4;
  /** Shown at the end of the title's line. */
  action?: ReactNode;
  lit?: boolean;
  children: ReactNode;
}

// Where large text leaves no room for both, the action goes below the title.
const TitleLine = styled(Row)`
  flex-wrap: wrap;
  > :first-child { flex: 1 1 7rem; }
`;
const Body = styled.div`margin-top: 16px;`;

/** A card with a title. */
export function Panel({ title, level = 2, action, lit = false, children }: PanelProps) {
  return (
    <Card as="section" $lit={lit}>
      <TitleLine $gap={12}>
        <Heading level={level} size="title">
          {title}
        </Heading>
        {action}
      </TitleLine>
      <Body>{children}</Body>
    </Card>
  );
}
