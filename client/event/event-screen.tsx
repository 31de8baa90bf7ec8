import { useQuery } from "@tanstack/react-query";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import styled from "styled-components";
import type { Event } from "../../schema/event/event.ts";
import { eventDayAndTime } from "../../schema/event/event-time.ts";
import { EventChannelButton } from "../channel/occasion/occasion-button-panel.tsx";
import { QueryState } from "../frame/query-state.tsx";
import { Screen } from "../frame/screen.tsx";
import { EventGamePanel } from "../game/event/event-game-panel.tsx";
import { community } from "../net/community.ts";
import { codeOf } from "../net/http/api-error.ts";
import { RefundPanel } from "../payment/refund-panel.tsx";
import { CancelledTicketsPanel } from "../ticket/cancelled-tickets-panel.tsx";
import { CheckInPanel } from "../ticket/check-in-panel.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Skeleton, SkeletonText } from "../ui/feedback/skeleton.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { MultilineText } from "../ui/text/text.tsx";
import { from } from "../ui/theme/css.ts";
import { Attendees } from "./attendees.tsx";
import { EventFacts } from "./event-facts.tsx";
import { eventQuery } from "./event-queries.ts";
import * as text from "./event-text.ts";
import { hasEnded, isAround } from "./has-ended.ts";
import { EventPoster } from "./list/event-poster.tsx";
import { ManageLink } from "./manage-link.tsx";
import { RegistrationPanel } from "./registration-panel.tsx";
import { EventActions } from "./share/event-actions.tsx";
import * as shareText from "./share/share-text.ts";

// On a phone: the event, what to do about it, then the rest. On larger screens, what to do stays beside it.
const Areas = styled.div`
  display: grid;
  grid-template-areas: "head" "side" "body";
  gap: 24px;
  > * { min-width: 0; }
  ${from.tablet} {
    grid-template: "head side" auto "body side" 1fr / minmax(0, 1fr) 340px;
    gap: 24px 32px;
  }
`;
const Head = styled(Stack)`grid-area: head;`;
const Side = styled.div`grid-area: side;`;
const Body = styled(Stack)`grid-area: body;`;
const Sticky = styled(Stack)`
  ${from.tablet} { position: sticky; top: 88px; }
`;

// The words of a quiet button are at the left edge.
const AtEdge = styled.div`margin-inline-start: -12px;`;

/** One event, with the reader's own registration. */
export function EventScreen() {
  const { eventId = "" } = useParams();
  const navigate = useNavigate();
  const query = useQuery(eventQuery(eventId));
  const isUnknown = query.isError && ["event/not-found", "request/not-found"].includes(codeOf(query.error));
  useEffect(() => {
    if (!isUnknown) return;
    toast({ ...text.notFound, variant: "destructive" });
    void navigate("/", { replace: true });
  }, [isUnknown, navigate]);

  if (!query.isSuccess) {
    return (
      <Screen title={text.loadingEvent} width="full">
        <QueryState query={query} label={text.loadingEvent}>
          <EventSkeleton />
        </QueryState>
      </Screen>
    );
  }
  const { event, registration, waiting, canSeeAttendees, canManage, canReport, cancelReason } = query.data;
  return (
    <Screen title={event.title} width="full">
      {registration?.status !== "registered" && <CancelledTicketsPanel eventId={eventId} />}
      <Areas>
        <Head $gap={16}>
          <EventPoster event={event} sizes="(min-width: 840px) 760px, 100vw" eager />
          <Heading level={1}>{event.title}</Heading>
          <ChangeNotice event={event} cancelReason={cancelReason} />
        </Head>
        <Side>
          <Sticky $gap={24}>
            <EventFacts event={event} />
            {(canManage || registration !== null) && !event.isCancelled && (
              <EventGamePanel
                eventId={eventId}
                title={event.title}
                isAround={isAround(event, Date.now())}
                isOver={hasEnded(event, Date.now())}
              />
            )}
            <RefundPanel eventId={eventId} />
            <RegistrationPanel event={event} registration={registration} waiting={waiting} />
            <EventActions event={event} canReport={canReport} />
            {canManage && (
              <Cluster $gap={12}>
                <CheckInPanel eventId={eventId} />
                <ManageLink eventId={eventId} />
              </Cluster>
            )}
          </Sticky>
        </Side>
        <Body $gap={24}>
          {event.description !== "" && (
            <Stack $gap={8}>
              <Heading level={2} size="title">
                {shareText.about}
              </Heading>
              <MultilineText>{event.description}</MultilineText>
            </Stack>
          )}
          {canSeeAttendees && <Attendees eventId={eventId} isOver={event.isCancelled || hasEnded(event, Date.now())} />}
          {(canManage || registration?.status === "registered") && !event.isCancelled && (
            <Cluster>
              <EventChannelButton eventId={eventId} />
            </Cluster>
          )}
          <AtEdge>
            <ButtonLink to="/events" variant="quiet" icon={<ArrowLeft aria-hidden />}>
              {shareText.otherEvents}
            </ButtonLink>
          </AtEdge>
        </Body>
      </Areas>
    </Screen>
  );
}

/** Says that the event is cancelled, or was moved and from when. */
function ChangeNotice({ event, cancelReason }: { event: Event; cancelReason: string | null }) {
  if (event.isCancelled) {
    return (
      <Notice tone="danger" title={shareText.cancelledTitle}>
        <MultilineText>{cancelReason ?? shareText.cancelledText}</MultilineText>
      </Notice>
    );
  }
  if (event.previousEventDate === null) return null;
  return (
    <Notice tone="warning" title={shareText.movedTitle}>
      {shareText.moved(eventDayAndTime(event.previousEventDate, community.timeZone))}
    </Notice>
  );
}

const EventSkeleton = () => (
  <Areas>
    <Head $gap={16}>
      <Skeleton $height="auto" style={{ aspectRatio: "16 / 9" }} />
      <Skeleton $width="70%" $height="2.4em" />
    </Head>
    <Side>
      <Stack $gap={24}>
        <SkeletonText lines={5} />
        <Skeleton $height="5.5rem" />
      </Stack>
    </Side>
    <Body>
      <SkeletonText lines={4} />
    </Body>
  </Areas>
);
