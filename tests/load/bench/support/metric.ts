/** One measured value. Without a goal it explains the others. */
export interface Metric {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly goal?: { readonly kind: "at most" | "at least"; readonly value: number };
}

export const atMost = (value: number): Metric["goal"] & object => ({ kind: "at most", value });
export const atLeast = (value: number): Metric["goal"] & object => ({ kind: "at least", value });

export function isMet({ measured, goal }: Metric): boolean {
  if (!goal) return true;
  return goal.kind === "at most" ? measured <= goal.value : measured >= goal.value;
}

/** Formats metrics as a table: name, measured value, goal, ratio and verdict. */
export function describeMetrics(metrics: readonly Metric[]): string {
  return metrics
    .map((metric) => {
      const { what, measured, unit, goal } = metric;
      const parts = [what.padEnd(58), `${short(measured)} ${unit}`.padStart(16)];
      if (goal) {
        parts.push(`${goal.kind === "at most" ? "<=" : ">="} ${short(goal.value)}`.padStart(12));
        parts.push(`${short(measured / goal.value)} x`.padStart(9), isMet(metric) ? "  pass" : "  MISS");
      }
      return `  ${parts.join("")}`;
    })
    .join("\n");
}

function short(value: number): string {
  if (!Number.isFinite(value)) return "-";
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}
