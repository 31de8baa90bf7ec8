import { useQuery } from "@tanstack/react-query";
import { readMonthProgress } from "../../schema/devotion/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { call } from "../net/http/http.ts";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { SkeletonText } from "../ui/feedback/skeleton.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { streakQuery } from "./devotion-queries.ts";
import * as text from "./month-text.ts";

/** How many of this month's devotions the member has read. */
export function MonthPanel() {
  const query = useQuery({
    // Read again with the streak, which every read changes.
    queryKey: [...streakQuery.queryKey, "month"],
    queryFn: ({ signal }) => call(readMonthProgress, { signal }),
    staleTime: 0,
  });
  return (
    <Panel title={text.title}>
      {query.data ? (
        <Progress {...query.data} />
      ) : (
        <QueryState query={query} label={text.loading} level={3}>
          <SkeletonText lines={2} />
        </QueryState>
      )}
    </Panel>
  );
}

function Progress({ read, published }: { read: number; published: number }) {
  if (published === 0) return <Text $tone="muted">{text.nonePublished}</Text>;
  const words = text.readOf(read, published);
  return (
    <Stack $gap={12}>
      <Text>{words}</Text>
      <ProgressBar label={text.title} value={read} max={published} valueText={words} />
    </Stack>
  );
}
