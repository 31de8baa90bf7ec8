import { eventImagePath } from "../../../schema/event/event-image.ts";
import { isFull } from "../../../schema/event/event-state.ts";
import { shortEventTime } from "../../../schema/event/event-time.ts";
import type { ManagedEvent } from "../../../schema/event/manage-api.ts";
import { Photo } from "../../frame/photo.tsx";
import { community } from "../../net/community.ts";
import { useDataSaving } from "../../net/data-saver.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import { registeredOf } from "../event-text.ts";
import { Poster } from "../poster.tsx";
import * as text from "./manage-text.ts";

/** One event in the list of those who manage it. */
export function ManagedEventRow({ event, to }: { event: ManagedEvent; to: string }) {
  const { imageName, title } = event;
  return (
    <ListRow
      to={to}
      start={<SmallPoster imageName={imageName} />}
      title={
        <Cluster as="span" $gap={8}>
          {title}
          <StateBadge event={event} />
        </Cluster>
      }
      wrap
      detail={detailOf(event)}
      detailLines={3}
    />
  );
}

function detailOf({ eventDate, currentAttendees, maxAttendees, waiting }: ManagedEvent): string {
  const { timeZone } = community;
  return [
    shortEventTime(eventDate, timeZone),
    registeredOf(currentAttendees, maxAttendees),
    ...(waiting > 0 ? [text.waitingCount(waiting)] : []),
  ].join(" · ");
}

function StateBadge({ event }: { event: ManagedEvent }) {
  if (event.isCancelled) return <Badge tone="danger">{text.cancelledBadge}</Badge>;
  if (!event.isActive) return <Badge tone="neutral">{text.hiddenBadge}</Badge>;
  return isFull(event) ? <Badge tone="success">{text.fullBadge}</Badge> : null;
}

/** Too small for a button that fetches the picture, so a device that saves data shows the drawing. */
function SmallPoster({ imageName }: Pick<ManagedEvent, "imageName">) {
  const isSaving = useDataSaving();
  if (imageName === null || isSaving) return <Poster small />;
  return <Poster small photo={<Photo src={eventImagePath(imageName, "320.webp")} width={320} height={180} />} />;
}
