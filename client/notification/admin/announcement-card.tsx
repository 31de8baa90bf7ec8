import { shortEventTime } from "../../../schema/event/event-time.ts";
import type { Announcement, AnnouncementState } from "../../../schema/notification/admin-api.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { community } from "../../net/community.ts";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { MultilineText, SecondaryText, Text } from "../../ui/text/text.tsx";
import { useCancelAnnouncement } from "./announcement-queries.ts";
import * as text from "./announcement-text.ts";

const tones: Readonly<Record<AnnouncementState, BadgeTone>> = {
  scheduled: "warning",
  sending: "accent",
  sent: "success",
  cancelled: "neutral",
};

/** NOTICE-34: what was sent, to whom, how far it is, and how many have seen it. */
export function AnnouncementCard({ announcement }: { announcement: Announcement }) {
  const { title, text: words, state, authorName, authorRoles, scheduledFor, total, reached } = announcement;
  return (
    <Card $padding={16}>
      <Stack $gap={12}>
        <Row $justify="between" $align="start" $gap={12}>
          <Stack $gap={0}>
            <Heading level={3} size="label">
              {title}
            </Heading>
            <SecondaryText as="div">
              <NamesInSentence
                sentence={text.byline(authorName ?? text.goneAuthor, shortEventTime(scheduledFor, community.timeZone))}
                members={[authorName === null ? null : { displayName: authorName, roles: authorRoles }]}
              />
            </SecondaryText>
          </Stack>
          <Badge tone={tones[state]}>{text.stateNames[state]}</Badge>
        </Row>
        <MultilineText>{words}</MultilineText>
        <Text $size="small" $weight={700}>
          {audienceOf(announcement)}
        </Text>
        {state === "sending" && total !== null && (
          <ProgressBar
            label={text.progressLabel}
            value={reached}
            max={total}
            valueText={text.progress(reached, total)}
          />
        )}
        {total !== null && <Counts announcement={announcement} />}
        {(state === "scheduled" || state === "sending") && <CancelButton announcement={announcement} />}
      </Stack>
    </Card>
  );
}

function audienceOf({ audience, role, event }: Announcement): string {
  if (audience === "event") return event ? text.toEvent(event.title) : text.goneEvent;
  return audience === "role" && role ? text.roleNames[role] : text.audienceNames.everyone;
}

function Counts({ announcement: { state, total, reached, seen, pushed } }: { announcement: Announcement }) {
  const isPart = state !== "sent" && total !== null;
  return (
    <Cluster $gap={8}>
      <Text as="span" $size="small">
        {isPart ? text.progress(reached, total) : text.sentCount(reached)}
      </Text>
      <Badge size="small">{text.seenCount(seen)}</Badge>
      <Badge size="small">{text.pushedCount(pushed)}</Badge>
    </Cluster>
  );
}

function CancelButton({ announcement: { announcementId, title } }: { announcement: Announcement }) {
  const { mutate, isPending } = useCancelAnnouncement(announcementId);
  return (
    <Button variant="secondary" busy={isPending} aria-label={text.cancelLabel(title)} onClick={() => mutate()}>
      {text.cancelButton}
    </Button>
  );
}
