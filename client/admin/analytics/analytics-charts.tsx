import { Link } from "react-router";
import type { Analytics } from "../../../schema/admin/analytics-api.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import * as text from "./analytics-text.ts";
import { NumberTable } from "./chart/number-table.tsx";
import { ChartPanel } from "./chart-panel.tsx";
import { formatCalendarDay, formatDays, formatWeekday } from "./day-format.ts";

/** ADMIN-11: the accounts of the last 7 days. */
export function GrowthPanel({ growth }: Pick<Analytics, "growth">) {
  return (
    <ChartPanel
      title={text.growthTitle}
      values={growth.map(({ day, newMembers }) => ({ label: formatCalendarDay(day), value: newMembers }))}
      table={
        <NumberTable
          caption={text.growthTitle}
          headers={[text.dayHeader, text.newMembersHeader, text.allMembersHeader]}
          rows={growth.map(({ day, newMembers, totalMembers }) => ({
            key: day,
            name: <Link to={`/admin/users?joined=${day}`}>{formatWeekday(day)}</Link>,
            numbers: [newMembers, totalMembers],
          }))}
        />
      }
    />
  );
}

/** ADMIN-12: the active members of the last 12 weeks. */
export function ActivePanel({ activeByWeek }: Pick<Analytics, "activeByWeek">) {
  return (
    <ChartPanel
      title={text.activeTitle}
      hint={text.activeHint}
      values={activeByWeek.map(({ firstDay, members }) => ({ label: formatCalendarDay(firstDay), value: members }))}
      table={
        <NumberTable
          caption={text.activeTitle}
          headers={[text.weekHeader, text.membersHeader]}
          rows={activeByWeek.map(({ firstDay, lastDay, members }) => ({
            key: firstDay,
            name: formatDays(firstDay, lastDay),
            numbers: [members],
          }))}
        />
      }
    />
  );
}

/** ADMIN-13: the events with the most seats taken. The chart shows their numbers, the table their names too. */
export function PopularEventsPanel({ popularEvents }: Pick<Analytics, "popularEvents">) {
  if (popularEvents.length === 0) {
    return (
      <Panel title={text.popularTitle}>
        <EmptyState level={3} title={text.noEventsTitle} hint={text.noEventsHint} />
      </Panel>
    );
  }
  return (
    <ChartPanel
      title={text.popularTitle}
      values={popularEvents.map(({ attendees }, at) => ({ label: `${at + 1}.`, value: attendees }))}
      table={
        <NumberTable
          caption={text.popularTitle}
          headers={[text.eventHeader, text.attendeesHeader]}
          rows={popularEvents.map(({ eventId, title, attendees }, at) => ({
            key: eventId,
            name: <Link to={`/admin/events/${eventId}`}>{text.ranked(at + 1, title)}</Link>,
            numbers: [attendees],
          }))}
        />
      }
    />
  );
}
