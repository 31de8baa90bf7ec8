import type { ReactNode } from "react";
import { calendarPage, shortEventTime } from "../../../schema/event/event-time.ts";
import { ticketPath } from "../../../schema/ticket/ticket-path.ts";
import { community } from "../../net/community.ts";
import { HoldPanel } from "../../payment/hold-panel.tsx";
import { RefundWithLink } from "../../payment/refund-line-panel.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText } from "../../ui/text/text.tsx";
import { CardLink } from "../card-link.ts";
import { DateTile } from "../date-tile.tsx";
import { ticketButton, ticketOf } from "../event-text.ts";
import type { Mine } from "./groups.ts";
import * as text from "./mine-text.ts";

/** One event of the member: what they have there, and what they can do now. */
export function MyEvent({ mine }: { mine: Mine }) {
  const { event } = mine;
  const isHeld = mine.kind === "seat" && mine.registration.status === "held";
  return (
    <Stack $gap={8}>
      <Card $padding={16}>
        <Row $align="start" $gap={16}>
          <DateTile {...calendarPage(event.eventDate, community.timeZone)} quiet={isQuiet(mine)} />
          <Stack $gap={8} $align="start">
            <Heading level={3} size="lead">
              <CardLink to={`/event/${event.eventId}`}>{event.title}</CardLink>
            </Heading>
            <MultilineText $size="small" $tone="muted">
              {[shortEventTime(event.eventDate, community.timeZone), event.location].filter(Boolean).join(" · ")}
            </MultilineText>
            <State mine={mine} />
            <RefundWithLink eventId={event.eventId} title={event.title} reference={paidReference(mine)} />
            <Actions mine={mine} />
          </Stack>
        </Row>
      </Card>
      {isHeld && !event.isCancelled && <HoldPanel eventId={event.eventId} registration={mine.registration} />}
    </Stack>
  );
}

const isQuiet = (mine: Mine): boolean =>
  mine.kind === "cancelled" || mine.event.isCancelled || (mine.kind === "seat" && mine.isOver);

/** Names a payment whose money has gone back, however long ago. */
function paidReference(mine: Mine): string | null {
  if (mine.kind === "cancelled") return mine.wasPaid ? mine.reference : null;
  if (mine.kind !== "seat" || !mine.event.isCancelled) return null;
  return mine.registration.isPaid && mine.registration.status === "registered" ? mine.registration.reference : null;
}

function State({ mine }: { mine: Mine }): ReactNode {
  if (mine.event.isCancelled) return <Badge tone="danger">{text.eventCancelled}</Badge>;
  switch (mine.kind) {
    case "cancelled":
      return <Badge>{mine.wasLost ? text.noSeat : text.youCancelled}</Badge>;
    case "waiting":
      return mine.waiting.offeredUntil === null ? (
        <Badge tone="accent">{text.waitingAt(mine.waiting.position)}</Badge>
      ) : (
        <Badge tone="success">{text.seatOffered}</Badge>
      );
    case "seat":
      if (mine.registration.status === "held") return <Badge tone="warning">{text.seatHeld}</Badge>;
      return mine.isOver ? <Badge>{text.wasRegistered}</Badge> : <Badge tone="success">{text.registered}</Badge>;
  }
}

// Positioned, so that they are above the link that covers the card.
const above = { position: "relative" } as const;

function Actions({ mine }: { mine: Mine }): ReactNode {
  const { eventId, title } = mine.event;
  if (mine.kind === "cancelled") return null;
  if (mine.kind === "waiting") {
    return (
      mine.waiting.offeredUntil !== null && (
        <ButtonLink to={`/event/${eventId}`} style={above} aria-label={text.takeSeatAt(title)}>
          {text.takeSeatLink}
        </ButtonLink>
      )
    );
  }
  const { status, reference } = mine.registration;
  if (status === "held" || mine.event.isCancelled) return null;
  return (
    <Cluster $gap={12} style={above}>
      <ButtonLink
        to={ticketPath(eventId, reference)}
        variant={mine.isOver ? "quiet" : "secondary"}
        aria-label={ticketOf(title)}
      >
        {ticketButton}
      </ButtonLink>
    </Cluster>
  );
}
