import type { ReactNode } from "react";
import styled, { keyframes } from "styled-components";
import { Card } from "../layout/card.tsx";
import { Row, Stack } from "../layout/stack.ts";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { color } from "../theme/css.ts";
import { radius } from "../tokens.ts";

const breathe = keyframes`50% { opacity: 0.5; }`;

/** A placeholder for one thing that is loading. index.html hides it without JavaScript, where nothing would replace it. */
export const Skeleton = styled.span.attrs({ "aria-hidden": true, className: "skeleton" })<{
  $width?: string;
  $height?: string;
  $round?: boolean;
}>`
  display: block;
  flex: none;
  width: ${({ $width = "100%" }) => $width};
  max-width: 100%;
  height: ${({ $height = "1em" }) => $height};
  border-radius: ${({ $round }) => ($round ? radius.round : radius.small)};
  background: ${color.line};
  animation: ${breathe} 1.8s ease-in-out infinite;
`;

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Stack $gap={8}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their index
        <Skeleton key={line} $width={line === lines - 1 && lines > 1 ? "62%" : "100%"} />
      ))}
    </Stack>
  );
}

/** A placeholder card. */
export function SkeletonCard({ lines = 2 }: { lines?: number }) {
  return (
    <Card>
      <Stack>
        <Skeleton $width="55%" $height="1.6em" />
        <SkeletonText lines={lines} />
      </Stack>
    </Card>
  );
}

/** Placeholder rows with a round picture and two lines, as in a list of people. */
export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <Stack $gap={16}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their index
        <Row key={row} $gap={12}>
          <Skeleton $width="44px" $height="44px" $round />
          <Stack $gap={8} style={{ flex: 1 }}>
            <Skeleton $width="45%" />
            <Skeleton $width="75%" $height="0.8em" />
          </Stack>
        </Row>
      ))}
    </Stack>
  );
}

/** Wraps skeletons, and tells screen readers once what is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
