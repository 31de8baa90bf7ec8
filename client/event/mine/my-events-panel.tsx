import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../frame/query-state.tsx";
import { useMinute } from "../../frame/use-minute.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { DoorsPicture } from "../../ui/illustration/doors-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { groupsOf, type Mine } from "./groups.ts";
import { ownEventsQuery } from "./mine-queries.ts";
import * as text from "./mine-text.ts";
import { MyEvent } from "./my-event.tsx";

/** The member's seats, places on waiting lists and cancelled registrations: events to come, past ones, given up ones. */
export function MyEventsPanel() {
  const query = useQuery(ownEventsQuery);
  const now = useMinute();
  if (!query.data) {
    return (
      <QueryState query={query} label={text.loadingMine}>
        <Stack>
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      </QueryState>
    );
  }
  const { upcoming, past, cancelled } = groupsOf(query.data, now);
  return (
    <Stack $gap={32}>
      {upcoming.length === 0 ? (
        <NothingAhead isNew={past.length === 0} />
      ) : (
        <Group title={text.upcomingTitle} list={upcoming} />
      )}
      {past.length > 0 && <Group title={text.pastTitle} list={past} />}
      {cancelled.length > 0 && <Group title={text.cancelledTitle} list={cancelled} />}
    </Stack>
  );
}

const Group = ({ title, list }: { title: string; list: readonly Mine[] }) => (
  <Stack as="section" $gap={12}>
    <Heading size="title">{title}</Heading>
    <Stack as="ul" $gap={12}>
      {list.map((mine) => (
        <li key={mine.event.eventId}>
          <MyEvent mine={mine} />
        </li>
      ))}
    </Stack>
  </Stack>
);

const NothingAhead = ({ isNew }: { isNew: boolean }) => (
  <Card>
    <EmptyState
      picture={<DoorsPicture />}
      title={isNew ? text.emptyTitle : text.nothingAheadTitle}
      action={<ButtonLink to="/#events">{text.findEventsLink}</ButtonLink>}
      hint={text.emptyHint}
    />
  </Card>
);
