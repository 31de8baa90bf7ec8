/** One measured value. Without a goal it explains the others. */
export interface Metric {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly goal?: Goal;
}

export interface Goal {
  readonly kind: "at most" | "at least";
  readonly value: number;
}

export const atMost = (value: number): Goal => ({ kind: "at most", value });
export const atLeast = (value: number): Goal => ({ kind: "at least", value });

/** Times and ratios of times differ a little from run to run, and a goal for them is met within this share. Counts and bytes are exact. */
const NOISE = 0.05;
const noisyUnits: ReadonlySet<string> = new Set(["x", "ns", "us", "ms", "s"]);

export function isMet({ measured, unit, goal }: Metric): boolean {
  if (!goal) return true;
  const tolerance = noisyUnits.has(unit) ? NOISE : 0;
  return goal.kind === "at most" ? measured <= goal.value * (1 + tolerance) : measured >= goal.value * (1 - tolerance);
}

/** Throws if a line has measured nothing, or if one of its values is missing. */
export function requireMeasured(metrics: readonly Metric[]): void {
  const missing = metrics.filter(({ measured }) => !Number.isFinite(measured)).map(({ what }) => what.trim());
  if (metrics.length === 0) throw new Error("nothing was measured");
  if (missing.length > 0) throw new Error(`not measured: ${missing.join("; ")}`);
}

/** Formats metrics as a table: name, measured value, goal, ratio and verdict. */
export function describeMetrics(metrics: readonly Metric[]): string {
  return metrics
    .map((metric) => {
      const { what, measured, unit, goal } = metric;
      const parts = [what.padEnd(58), `${short(measured)} ${unit}`.padStart(16)];
      if (goal) {
        parts.push(describeGoal(goal).padStart(12));
        parts.push(`${short(measured / goal.value)} x`.padStart(9), isMet(metric) ? "  pass" : "  MISS");
      }
      return `  ${parts.join("")}`;
    })
    .join("\n");
}

export const describeGoal = ({ kind, value }: Goal) => `${kind === "at most" ? "<=" : ">="} ${short(value)}`;

/** Three digits that count. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return "-";
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}
