import type { Counts } from "../../../schema/admin/api.ts";
import { formatNumber } from "../../ui/format/format.ts";
import { MetricCard } from "../../ui/layout/metric-card.tsx";
import { Grid } from "../../ui/layout/stack.ts";
import * as text from "./overview-text.ts";

/** The section that shows the rows of a count. Null if none does. */
const places = [
  ["members", "/admin/users"],
  ["events", "/admin/events"],
  ["registrations", "/admin/events"],
  ["posts", "/admin/posts"],
  ["likes", "/admin/posts"],
  ["comments", "/admin/posts"],
  // No section shows what members write to one another, or everything of which they are notified.
  ["messages", null],
  ["notifications", null],
  ["activities", "/admin/activity"],
] as const;

/** ADMIN-6: each count, as a link to its rows. */
export function CountCards({ counts }: { counts: Counts }) {
  return (
    <Grid as="ul" aria-label={text.countsTitle} $minWidth={140} $gap={12}>
      {places.map(([name, to]) => (
        <li key={name}>
          <MetricCard label={text.countLabels[name]} value={formatNumber(counts[name])} to={to ?? undefined} />
        </li>
      ))}
    </Grid>
  );
}
