import { useQuery } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import { needsYou } from "../../../schema/admin/needs-you.ts";
import type { NeedsYou as Waiting } from "../../../schema/admin/needs-you-api.ts";
import { DAY_MS, HOUR_MS } from "../../../schema/time.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { formatNumber, weekdayAndDayFormat } from "../../ui/format/format.ts";
import { MetricCard } from "../../ui/layout/metric-card.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { needsYouQuery } from "../admin-queries.ts";
import * as text from "./overview-text.ts";

/** ADMIN-50: what needs this admin, each with a link to its list. */
export function NeedsYou() {
  const query = useQuery(needsYouQuery);
  return (
    <Stack as="section" $gap={12}>
      <Heading level={2} size="title">
        {text.needsYouTitle}
      </Heading>
      {!query.data && <QueryState query={query} label={text.loadingNeedsYou} rows={2} />}
      {query.data?.lines.length === 0 && (
        <Notice tone="success" icon={<CircleCheck aria-hidden />} title={text.nothingTitle}>
          {text.nothingHint}
        </Notice>
      )}
      {query.data && query.data.lines.length > 0 && (
        <Grid as="ul" aria-label={text.needsYouTitle} $minWidth={140} $gap={12}>
          {query.data.lines.map((line) => (
            <li key={line.name}>
              <MetricCard
                label={text.needsYouLabels[line.name]}
                value={formatNumber(line.count)}
                detail={detailOf(line, Date.now())}
                to={needsYou[line.name]}
              />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

type Line = Waiting["lines"][number];

function detailOf({ oldestAt, firstDay }: Line, now: number): string | undefined {
  // A day of the calendar, and no moment in a time zone.
  if (firstDay !== null) return text.firstDay(weekdayAndDayFormat("UTC").format(Date.parse(firstDay)));
  return oldestAt === null ? undefined : text.oldestWaits(ageOf(now - oldestAt));
}

function ageOf(age: number): string {
  if (age >= DAY_MS) return text.ageInDays(Math.floor(age / DAY_MS));
  return age >= HOUR_MS ? text.ageInHours(Math.floor(age / HOUR_MS)) : text.ageUnderAnHour;
}
