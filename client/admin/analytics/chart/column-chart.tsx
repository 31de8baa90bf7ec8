import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";
import { color } from "../../../ui/theme/css.ts";
import { typeScale } from "../../../ui/tokens.ts";
import { CHART_HEIGHT } from "./chart-frame.tsx";

export interface ColumnValue {
  label: string;
  value: number;
}

/** In pixels: the labels have a fixed place, and the table beside them grows with the reader's text. */
const fontSize = 16 * Number.parseFloat(typeScale.tiny);
const textStyle = { fill: color.muted, fontSize };
const numberStyle = { fill: color.text, fontSize, fontWeight: 700 };

/**
 * Columns with their numbers above them, so that nobody has to tell colours apart. Screen readers and everyone who wants
 * exact numbers read the table beside it, so the drawing itself is hidden from them.
 */
export function ColumnChart({ values }: { values: readonly ColumnValue[] }) {
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
        <BarChart data={[...values]} margin={{ top: 24, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={color.line} />
          <XAxis dataKey="label" tick={textStyle} tickLine={false} stroke={color.line} minTickGap={8} />
          {/* The numbers are above the columns. */}
          <YAxis hide allowDecimals={false} domain={[0, (highest: number) => Math.max(1, highest)]} />
          <Bar dataKey="value" fill={color.accent} radius={[6, 6, 0, 0]} maxBarSize={56} isAnimationActive={false}>
            <LabelList dataKey="value" position="top" {...numberStyle} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
