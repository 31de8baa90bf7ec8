import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { QueryState } from "../frame/query-state.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { lazyPart } from "../ui/late/lazy-part.ts";
import { Carousel } from "../ui/layout/carousel.ts";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { eventsQuery } from "./list/events-query.ts";
import * as text from "./list/panel-text.ts";

// The home page has to be light, so the lists come after it, while their events are being read.
const EventLists = lazyPart(async () => (await import("./list/event-lists.tsx")).EventLists);

/** The Events section of the home page. EVENT-70: it is read again whenever the page becomes visible. */
export function EventsPanel() {
  const events = useQuery(eventsQuery);
  return (
    <section id="events" aria-labelledby="events-title">
      <Stack $gap={24}>
        <Heading id="events-title">{text.upcomingTitle}</Heading>
        {events.isSuccess ? (
          <Suspense fallback={<CardSkeletons />}>
            <EventLists {...events.data} />
          </Suspense>
        ) : (
          <>
            {/* The server puts the next events here. */}
            <noscript data-stored="events" />
            <QueryState query={events} label={text.loadingEvents} level={3}>
              <CardSkeletons />
            </QueryState>
          </>
        )}
      </Stack>
    </section>
  );
}

// As high as a card, so that nothing below moves when the events arrive.
const CardSkeletons = () => (
  <Carousel as="div">
    <Skeleton $height="32rem" />
    <Skeleton $height="32rem" />
    <Skeleton $height="32rem" />
  </Carousel>
);
