import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { QueryState } from "../frame/query-state.tsx";
import { Screen } from "../frame/screen.tsx";
import { codeOf } from "../net/http/api-error.ts";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { Attendees } from "./attendees.tsx";
import { EventFacts } from "./event-facts.tsx";
import { eventQuery } from "./event-queries.ts";
import * as text from "./event-text.ts";
import { RegistrationPanel } from "./registration-panel.tsx";

/** One event, with the reader's own registration. */
export function EventScreen() {
  const { eventId = "" } = useParams();
  const navigate = useNavigate();
  const query = useQuery(eventQuery(eventId));
  const isUnknown = query.isError && ["event/not-found", "request/invalid"].includes(codeOf(query.error));
  useEffect(() => {
    if (!isUnknown) return;
    toast({ ...text.notFound, variant: "destructive" });
    void navigate("/", { replace: true });
  }, [isUnknown, navigate]);

  if (!query.isSuccess) {
    return (
      <Screen title={text.loadingEvent}>
        <QueryState query={query} label={text.loadingEvent}>
          <SkeletonRows rows={5} />
        </QueryState>
      </Screen>
    );
  }
  const { event, registration, canSeeAttendees } = query.data;
  return (
    <Screen title={event.title}>
      <Stack $gap={24}>
        <Heading level={1}>{event.title}</Heading>
        <EventFacts event={event} />
        <RegistrationPanel event={event} registration={registration} />
        <Text>{event.description}</Text>
        {canSeeAttendees && <Attendees eventId={eventId} />}
      </Stack>
    </Screen>
  );
}
