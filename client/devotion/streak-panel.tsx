import styled from "styled-components";
import type { Streak } from "../../schema/devotion/devotion.ts";
import { QueryState } from "../frame/query-state.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Skeleton, SkeletonText } from "../ui/feedback/skeleton.tsx";
import { weekdayIn } from "../ui/format/format.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Row, Stack } from "../ui/layout/stack.ts";
import { NumberText } from "../ui/text/number-text.tsx";
import { SecondaryText, Text } from "../ui/text/text.tsx";
import { readsWaiting } from "./devotion-text.ts";
import { useRefreshAtMidnight } from "./feed/use-feed.ts";
import { DayLights } from "./streak/day-lights.tsx";
import * as text from "./streak/streak-text.ts";
import { useStreak } from "./streak/use-streak.ts";

/** The member's own streak. Only for those who are signed in. */
export function StreakPanel() {
  const { query, streak, today, waiting } = useStreak();
  useRefreshAtMidnight(today);
  return (
    <Panel title={text.title}>
      <Stack $gap={16}>
        {streak ? (
          <StreakFacts {...streak} />
        ) : (
          <QueryState query={query} label={text.loading} level={3}>
            <StreakSkeleton />
          </QueryState>
        )}
        {waiting > 0 && <Notice>{readsWaiting(waiting)}</Notice>}
      </Stack>
    </Panel>
  );
}

// As high as the facts, so that nothing below moves when they arrive.
const StreakSkeleton = () => (
  <Stack $gap={16}>
    <Skeleton $width="60%" $height="3rem" />
    <Skeleton $height="3.5rem" />
    <SkeletonText lines={1} />
    <Skeleton $width="80%" $height="3rem" />
  </Stack>
);

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`;

function StreakFacts(streak: Streak) {
  return (
    <>
      <Row $gap={12} $align="baseline">
        <NumberText value={streak.current} size="giant" />
        <Text $weight={600}>{text.days(streak.current)}</Text>
      </Row>
      <DayLights days={streak.week.map(dayLight)} />
      <Text>{text.encouragement(streak)}</Text>
      <Facts>
        <Fact name={text.longest} value={text.dayCount(streak.longest)} />
        <Fact name={text.total} value={text.dayCount(streak.total)} />
      </Facts>
    </>
  );
}

function dayLight({ date, isRead }: Streak["week"][number]) {
  const weekday = weekdayIn("UTC", new Date(date));
  return { letter: weekday.slice(0, 2), label: text.dayLabel(weekday, isRead), isLit: isRead };
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <SecondaryText as="dt">{name}</SecondaryText>
    <Text as="dd" $weight={600}>
      {value}
    </Text>
  </div>
);
