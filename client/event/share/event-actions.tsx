import CalendarPlus from "lucide-react/icons/calendar-plus";
import Flag from "lucide-react/icons/flag";
import Link2 from "lucide-react/icons/link-2";
import Share2 from "lucide-react/icons/share-2";
import styled from "styled-components";
import { readEventCalendar } from "../../../schema/event/calendar-api.ts";
import type { Event } from "../../../schema/event/event.ts";
import { community } from "../../net/community.ts";
import { addressOf } from "../../net/http/http.ts";
import { ReportButton } from "../../safety/report-button-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { copyText } from "../../ui/button/copy-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { Cluster } from "../../ui/layout/stack.ts";
import { hasEnded } from "../has-ended.ts";
import * as text from "./share-text.ts";

// The words of a quiet button are at the left edge.
const AtEdge = styled(Cluster)`margin-inline-start: -12px;`;

async function share({ eventId, title }: Event): Promise<void> {
  const url = `${location.origin}/event/${eventId}`;
  if (navigator.share) {
    // Also rejects when the person cancels, which needs no message.
    await navigator.share({ title: community.name, text: title, url }).catch(() => {});
  } else if (await copyText(url)) {
    toast(text.linkCopied);
  } else {
    toast({ title: text.linkNotCopied, message: url, duration: 15_000 });
  }
}

interface Props {
  event: Event;
  /** SAFE-96. */
  canReport: boolean;
}

/** Puts the event into a calendar, sends it to a friend, or reports it. */
export function EventActions({ event, canReport }: Props) {
  const canShare = "share" in navigator;
  return (
    <AtEdge $gap={4}>
      {!event.isCancelled && !hasEnded(event, Date.now()) && (
        <ButtonLink
          href={addressOf(readEventCalendar, { params: { eventId: event.eventId } })}
          variant="quiet"
          icon={<CalendarPlus aria-hidden />}
        >
          {text.addToCalendar}
        </ButtonLink>
      )}
      <Button
        variant="quiet"
        icon={canShare ? <Share2 aria-hidden /> : <Link2 aria-hidden />}
        onClick={() => void share(event)}
      >
        {canShare ? text.share : text.copyLink}
      </Button>
      {canReport && (
        <ReportButton
          subject={{ kind: "event", eventId: event.eventId }}
          label={text.reportEvent}
          icon={<Flag aria-hidden />}
        >
          {text.report}
        </ReportButton>
      )}
    </AtEdge>
  );
}
