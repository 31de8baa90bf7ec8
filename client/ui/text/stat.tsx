import type { ReactNode } from "react";
import styled from "styled-components";
import { color } from "../theme/css.ts";
import { typeScale } from "../tokens.ts";
import { Metric } from "./metric.tsx";

interface Props {
  value: string | number;
  label: ReactNode;
  /** A small picture above. */
  icon?: ReactNode;
}

const Frame = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  > svg { width: 22px; height: 22px; margin-bottom: 4px; color: ${color.accentText}; }
`;
const Label = styled.span`color: ${color.muted}; font-size: ${typeScale.small}; line-height: 1.35;`;

/** A number and what it counts. */
export function Stat({ value, label, icon }: Props) {
  return (
    <Frame>
      {icon}
      <Metric value={value} size="heading" />
      <Label>{label}</Label>
    </Frame>
  );
}
