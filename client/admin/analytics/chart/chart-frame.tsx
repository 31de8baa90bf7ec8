import type { ReactNode } from "react";
import styled from "styled-components";
import { from } from "../../../ui/theme/css.ts";

/** In pixels. A chart that is still loading takes the same space. */
export const CHART_HEIGHT = 240;

// The drawing above its numbers on a phone, beside them on a larger screen.
const Columns = styled.div`
  display: grid;
  gap: 24px;
  > * { min-width: 0; }
  ${from.wide} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start; }
`;
const Drawing = styled.div`min-height: ${CHART_HEIGHT}px;`;

interface Props {
  /** A chart, or nothing while its code loads. */
  chart: ReactNode;
  /** A NumberTable with the same numbers. */
  table: ReactNode;
}

/** A chart with the table of its numbers beside it. */
export function ChartFrame({ chart, table }: Props) {
  return (
    <Columns>
      <Drawing>{chart}</Drawing>
      {table}
    </Columns>
  );
}
