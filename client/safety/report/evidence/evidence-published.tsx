import { eventImagePath } from "../../../../schema/event/event-image.ts";
import { Photo } from "../../../frame/photo.tsx";
import { fullDateFormat } from "../../../ui/format/format.ts";
import { formatMoment } from "../../../ui/format/moment.ts";
import { Stack } from "../../../ui/layout/stack.ts";
import { Excerpt } from "../../../ui/message/excerpt.tsx";
import { DescriptionList } from "../../../ui/text/description-list.tsx";
import { Heading } from "../../../ui/text/heading.tsx";
import type { AnnouncementEvidence, DevotionEvidence, EventEvidence } from "./evidence.ts";
import * as text from "./evidence-text.ts";

/** An event as the reporter saw it, and what was sent to those who are registered. */
export function EvidenceEvent({ evidence }: { evidence: EventEvidence }) {
  const { title, description, location, event_date, cancel_reason, image_name, creator_name, announcements } = evidence;
  return (
    <Stack $gap={16}>
      <DescriptionList
        items={[
          { name: text.eventName, value: title },
          { name: text.placeName, value: location || text.noPlace },
          ...(event_date ? [{ name: text.dateName, value: formatMoment(Date.parse(event_date)) }] : []),
          { name: text.createdByName, value: creator_name ?? text.unknownUser },
        ]}
      />
      {description && <Excerpt title={text.eventDescriptionName}>{description}</Excerpt>}
      {cancel_reason && <Excerpt title={text.cancelReasonName}>{cancel_reason}</Excerpt>}
      {image_name && (
        <Photo
          src={eventImagePath(image_name, "640.webp")}
          width={640}
          height={360}
          alt={text.eventPicture}
          style={{ width: "100%", height: "auto" }}
        />
      )}
      {announcements && announcements.length > 0 && (
        <>
          <Heading level={3} size="lead">
            {text.announcementsTitle}
          </Heading>
          {announcements.map((announcement, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stored evidence never changes
            <Announcement key={at} announcement={announcement} />
          ))}
        </>
      )}
    </Stack>
  );
}

/** An announcement, with the event whose attendees it was for. */
export const EvidenceAnnouncement = ({ evidence }: { evidence: AnnouncementEvidence }) => (
  <Stack $gap={16}>
    <Announcement announcement={evidence} />
    {evidence.event && <DescriptionList items={[{ name: text.eventName, value: evidence.event }]} />}
  </Stack>
);

function Announcement({ announcement }: { announcement: AnnouncementEvidence }) {
  const { title = "", text: words = "", author_name, sent_at } = announcement;
  return (
    <Excerpt
      title={text.sentBy(author_name ?? text.unknownUser, sent_at ? formatMoment(Date.parse(sent_at)) : undefined)}
    >
      {[title, words].join("\n")}
    </Excerpt>
  );
}

export function EvidenceDevotion({ evidence }: { evidence: DevotionEvidence }) {
  const { title, content = "", scripture_reference, date, is_ai_draft, creator_name } = evidence;
  return (
    <Stack $gap={16}>
      <DescriptionList
        items={[
          { name: text.devotionName, value: title },
          ...(scripture_reference ? [{ name: text.verseName, value: scripture_reference }] : []),
          ...(date ? [{ name: text.dayName, value: fullDateFormat("UTC").format(Date.parse(date)) }] : []),
          { name: text.writtenByName, value: creator_name ?? text.importedDevotion },
          ...(is_ai_draft ? [{ name: text.draftName, value: text.aiDraft }] : []),
        ]}
      />
      <Excerpt title={text.contentName}>{content}</Excerpt>
    </Stack>
  );
}
