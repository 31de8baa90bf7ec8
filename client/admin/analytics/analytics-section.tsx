import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { type Analytics, exportAnalytics } from "../../../schema/admin/analytics-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { addressOf } from "../../net/http/http.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { ActivityList } from "../activity/activity-list.tsx";
import { CountCards } from "../overview/count-cards.tsx";
import { QuietPanel } from "../quiet/quiet-panel.tsx";
import { ActivePanel, GrowthPanel, PopularEventsPanel } from "./analytics-charts.tsx";
import { analyticsQuery } from "./analytics-queries.ts";
import * as text from "./analytics-text.ts";
import { KeyNumbers } from "./key-numbers.tsx";

/** How the community is doing, in numbers. */
export function AnalyticsSection() {
  const query = useQuery(analyticsQuery);
  return (
    <SectionScreen
      title={text.title}
      width="full"
      visitKey="admin-analytics"
      action={
        <ButtonLink variant="secondary" href={addressOf(exportAnalytics)} download icon={<Download aria-hidden />}>
          {text.exportLink}
        </ButtonLink>
      }
    >
      {query.data ? <Numbers analytics={query.data} /> : <QueryState query={query} label={text.loading} rows={10} />}
    </SectionScreen>
  );
}

function Numbers({ analytics }: { analytics: Analytics }) {
  return (
    <>
      <KeyNumbers analytics={analytics} />
      <GrowthPanel growth={analytics.growth} />
      <ActivePanel activeByWeek={analytics.activeByWeek} />
      <QuietPanel />
      <PopularEventsPanel popularEvents={analytics.popularEvents} />
      <Panel title={text.countsTitle}>
        <CountCards counts={analytics.counts} />
      </Panel>
      <Panel title={text.recentTitle}>
        <ActivityList activities={analytics.activities} label={text.recentTitle} />
      </Panel>
    </>
  );
}
