import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import { useParams } from "react-router";
import { shortEventTime } from "../../../../schema/event/event-time.ts";
import { QueryState } from "../../../frame/query-state.tsx";
import { SectionScreen } from "../../../frame/section/section-screen.tsx";
import { community } from "../../../net/community.ts";
import { codeOf } from "../../../net/http/api-error.ts";
import { CheckInPanel } from "../../../ticket/check-in-panel.tsx";
import { Badge } from "../../../ui/badge/badge.tsx";
import { BackLink } from "../../../ui/button/back-link.tsx";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Cluster } from "../../../ui/layout/stack.ts";
import { AttendeeList } from "./attendee-list.tsx";
import { figuresQuery } from "./attendee-queries.ts";
import * as text from "./attendee-text.ts";
import { type EventFigures, EventFiguresList } from "./event-figures.tsx";

const backLink = <BackLink to="/admin/events">{text.backLink}</BackLink>;

/** One event for admins: its numbers and its attendees. */
export function EventPage() {
  const { eventId = "" } = useParams();
  const query = useQuery(figuresQuery(eventId));
  if (query.data) return <Page figures={query.data} />;
  const isGone = codeOf(query.error) === "event/not-found" || codeOf(query.error) === "request/invalid";
  return (
    <SectionScreen title={text.listTitle} back={backLink}>
      {isGone ? (
        <EmptyState title={text.notFoundTitle} hint={text.notFoundHint} />
      ) : (
        <QueryState query={query} label={text.loadingEvent} rows={6} />
      )}
    </SectionScreen>
  );
}

function Page({ figures }: { figures: EventFigures }) {
  const { eventId, title, eventDate, location, isCancelled, isActive } = figures;
  return (
    <SectionScreen
      title={title}
      lead={`${shortEventTime(eventDate, community.timeZone)} · ${location}`}
      visitKey={`admin-event-${eventId}`}
      back={backLink}
      width="full"
    >
      <Cluster $gap={8}>
        {isCancelled && <Badge tone="danger">{text.cancelledBadge}</Badge>}
        {!(isActive || isCancelled) && <Badge>{text.hiddenBadge}</Badge>}
        <ButtonLink variant="secondary" to={`/events/manage/${eventId}`} icon={<Pencil aria-hidden />}>
          {text.editLink}
        </ButtonLink>
        <CheckInPanel eventId={eventId} />
        <ButtonLink variant="quiet" to={`/event/${eventId}`}>
          {text.viewLink}
        </ButtonLink>
      </Cluster>
      <EventFiguresList figures={figures} />
      <AttendeeList eventId={eventId} />
    </SectionScreen>
  );
}
