import type { ReactNode } from "react";
import { usePart } from "../../ui/late/use-part.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { ChartFrame } from "./chart/chart-frame.tsx";
import type { ColumnValue } from "./chart/column-chart.tsx";

interface Props {
  title: string;
  hint?: string;
  values: readonly ColumnValue[];
  /** A NumberTable with the same numbers. It is there before the chart, whose code is large. */
  table: ReactNode;
}

/** Numbers as a chart and as a table. */
export function ChartPanel({ title, hint, values, table }: Props) {
  const { part } = usePart(() => import("./chart/column-chart.tsx"), true);
  return (
    <Panel title={title}>
      <Stack $gap={16}>
        {hint !== undefined && <SecondaryText>{hint}</SecondaryText>}
        <ChartFrame chart={part && <part.ColumnChart values={values} />} table={table} />
      </Stack>
    </Panel>
  );
}
