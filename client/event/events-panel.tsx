import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { QueryState } from "../frame/query-state.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { Grid, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { EventCard, PastEventCard } from "./event-card.tsx";
import { eventsQuery } from "./event-queries.ts";
import * as text from "./event-text.ts";

/** The Events section of the home page. */
export function EventsPanel() {
  const id = useId();
  const events = useQuery(eventsQuery);
  return (
    <section id="events" aria-labelledby={id}>
      <Stack $gap={24}>
        <Heading id={id}>{text.upcomingTitle}</Heading>
        {events.isSuccess ? (
          <Lists {...events.data} />
        ) : (
          <QueryState query={events} label={text.loadingEvents} level={3}>
            <SkeletonRows rows={3} />
          </QueryState>
        )}
      </Stack>
    </section>
  );
}

function Lists({ upcoming, past }: Awaited<ReturnType<NonNullable<typeof eventsQuery.queryFn>>>) {
  return (
    <>
      {upcoming.length === 0 ? (
        <Text $tone="muted">{text.noUpcoming}</Text>
      ) : (
        <Grid as="ul" $gap={24} $minWidth={280}>
          {upcoming.map((event) => (
            <EventCard key={event.eventId} event={event} />
          ))}
        </Grid>
      )}
      {past.length > 0 && (
        <>
          <Heading level={3}>{text.pastTitle}</Heading>
          <Grid as="ul" $gap={16} $minWidth={200}>
            {past.map((event) => (
              <PastEventCard key={event.eventId} event={event} />
            ))}
          </Grid>
        </>
      )}
    </>
  );
}
