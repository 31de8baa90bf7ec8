import { useQuery } from "@tanstack/react-query";
import { CoursesPanel } from "../course/courses-panel.tsx";
import { UpcomingPanel } from "../event/mine/upcoming-panel.tsx";
import { useSession } from "../net/session.ts";
import { formatMonth } from "../ui/format/format.ts";
import { memberSinceQuery } from "./dashboard-queries.ts";
import * as text from "./dashboard-text.ts";
import { SectionScreen } from "./section-screen.tsx";

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
      <UpcomingPanel />
      <CoursesPanel />
    </SectionScreen>
  );
}
