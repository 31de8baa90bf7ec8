import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { loadWithRetry } from "../../frame/lazy/load-with-retry.ts";
import { ChartFrame } from "../../ui/chart/chart-frame.tsx";
import type { ColumnValue } from "../../ui/chart/column-chart.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";

interface Props {
  title: string;
  hint?: string;
  values: readonly ColumnValue[];
  /** A NumberTable with the same numbers. It is there before the chart, whose code is large. */
  table: ReactNode;
}

type Chart = ComponentType<{ values: readonly ColumnValue[] }>;

/** Numbers as a chart and as a table. */
export function ChartPanel({ title, hint, values, table }: Props) {
  const [Chart, setChart] = useState<Chart>();
  useEffect(
    () =>
      loadWithRetry(
        () => import("../../ui/chart/column-chart.tsx"),
        ({ ColumnChart }) => setChart(() => ColumnChart),
      ),
    [],
  );
  return (
    <Panel title={title}>
      <Stack $gap={16}>
        {hint !== undefined && (
          <Text $size="small" $tone="muted">
            {hint}
          </Text>
        )}
        <ChartFrame chart={Chart && <Chart values={values} />} table={table} />
      </Stack>
    </Panel>
  );
}
