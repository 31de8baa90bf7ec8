import { useQuery } from "@tanstack/react-query";
import { UnreadMessagesRow } from "../chat/unread-panel.tsx";
import { CoursesPanel } from "../course/courses-panel.tsx";
import { MonthPanel } from "../devotion/month-panel.tsx";
import { StreakPanel } from "../devotion/streak-panel.tsx";
import { TodayPanel } from "../devotion/today-panel.tsx";
import { UpcomingPanel } from "../event/mine/upcoming-panel.tsx";
import { SectionScreen } from "../frame/section/section-screen.tsx";
import { PointsPanel } from "../leaderboard/points-panel.tsx";
import { useSession } from "../net/session.ts";
import { UnreadNotificationsRow } from "../notification/unread-panel.tsx";
import { CompletionPanel } from "../profile/completion-panel.tsx";
import { QuickActionsPanel } from "../site/quick-actions-panel.tsx";
import { formatMonth } from "../ui/format/format.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Grid, Stack } from "../ui/layout/stack.ts";
import { memberSinceQuery } from "./dashboard-queries.ts";
import * as text from "./dashboard-text.ts";

/** DASHBOARD-7: each number comes from the server, from the part of the product that it is about. */
export function OverviewSection() {
  const { me } = useSession();
  const { data } = useQuery(memberSinceQuery);
  return (
    <SectionScreen
      title={text.dashboardTitle}
      heading={text.welcome(me?.full_name ?? null)}
      // A space keeps the line, so that nothing below moves when the date arrives.
      lead={data ? text.memberSince(formatMonth(data.since)) : text.nothingYet}
    >
      <TodayPanel to="/dashboard/devotions" />
      <Grid $gap={24} $minWidth={300}>
        <StreakPanel />
        <Panel title={text.waitingTitle}>
          <Stack $gap={4} style={{ marginInline: -12 }}>
            <UnreadMessagesRow to="/dashboard/messages" />
            <UnreadNotificationsRow to="/dashboard/notifications" />
          </Stack>
        </Panel>
        <PointsPanel />
        <MonthPanel />
        <CompletionPanel profilePath="/dashboard/profile" />
      </Grid>
      <UpcomingPanel />
      <CoursesPanel />
      <QuickActionsPanel />
    </SectionScreen>
  );
}
