import { type Analytics, HIGH_ENGAGEMENT_PERCENT } from "../../../schema/admin/analytics-api.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { formatNumber } from "../../ui/format/format.ts";
import { MetricCard } from "../../ui/layout/metric-card.tsx";
import { Grid } from "../../ui/layout/stack.ts";
import * as text from "./analytics-text.ts";

type Numbers = Pick<Analytics, "activeUsers" | "dailyActive" | "engagementPercent">;

/** ADMIN-9, ADMIN-10: how many members are active, and how much they take part. */
export function KeyNumbers({ analytics: { activeUsers, dailyActive, engagementPercent } }: { analytics: Numbers }) {
  return (
    <Grid as="ul" aria-label={text.keyNumbersLabel} $minWidth={260} $gap={12}>
      <li>
        <MetricCard
          label={text.activeUsersLabel}
          value={formatNumber(activeUsers)}
          detail={text.activeUsersDetail}
          to="/admin/activity"
        />
      </li>
      <li>
        <MetricCard
          label={text.dailyActiveLabel}
          value={formatNumber(dailyActive)}
          detail={text.dailyActiveDetail}
          to="/admin/activity"
        />
      </li>
      <li>
        <MetricCard
          label={text.engagementLabel}
          value={text.percent(engagementPercent)}
          detail={text.engagementDetail}
          badge={engagementPercent > HIGH_ENGAGEMENT_PERCENT && <Badge tone="success">{text.highEngagement}</Badge>}
        />
      </li>
    </Grid>
  );
}
