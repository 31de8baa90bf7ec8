import type { ReactNode } from "react";
import { Link } from "react-router";
import styled from "styled-components";
import { NumberText } from "../text/number-text.tsx";
import { SecondaryText } from "../text/text.tsx";
import { Card } from "./card.tsx";
import { Cluster, Stack } from "./stack.ts";

interface Props {
  label: string;
  /** Formatted: "1,250" or "64%". */
  value: string;
  /** What the number means, in a few words. */
  detail?: ReactNode;
  badge?: ReactNode;
  /** The rows that the number counts. Makes the card a link. */
  to?: string | undefined;
}

// As high as its neighbours in the grid.
const Tile = styled(Card)`display: block; height: 100%;`;

/** One number with its name. */
export function MetricCard({ label, value, detail, badge, to }: Props) {
  const content = (
    <Stack as="span" $gap={4}>
      <SecondaryText as="span">{label}</SecondaryText>
      <Cluster as="span" $gap={8}>
        <NumberText value={value} size="heading" />
        {badge}
      </Cluster>
      {detail !== undefined && <SecondaryText as="span">{detail}</SecondaryText>}
    </Stack>
  );
  if (to === undefined) return <Tile $padding={16}>{content}</Tile>;
  return (
    <Tile as={Link} to={to} $padding={16} $pressable>
      {content}
    </Tile>
  );
}
