import { Link } from "react-router";
import type { FlaggedMessage } from "../../../schema/safety/flagged-api.ts";
import { useMinute } from "../../frame/use-minute.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { ageOf } from "../report/report-clock.ts";
import { FlaggedBadge } from "./flagged-badge.tsx";
import { placeOf } from "./flagged-place.ts";
import * as text from "./flagged-text.ts";

/** One flagged message in the list, as a link to it. */
export function FlaggedCard({ flagged }: { flagged: FlaggedMessage }) {
  const { messageId, kind, sender, thread, flaggedAt } = flagged;
  const now = useMinute();
  return (
    <Card as={Link} to={`/safety/flagged/${messageId}`} $padding={16} $pressable style={{ display: "block" }}>
      <Stack $gap={12}>
        <Cluster $gap={8}>
          <FlaggedBadge flagged={flagged} />
        </Cluster>
        <Stack $gap={4}>
          <Heading level={3} size="lead">
            {text.kindTitles[kind]}
          </Heading>
          <Text as="div" $size="label">
            <NamesInSentence sentence={text.fromSender(sender?.displayName ?? text.goneMember)} members={[sender]} />
          </Text>
          <SecondaryText as="div">
            <NamesInSentence sentence={`${placeOf(thread)} · ${ageOf(flaggedAt, now)}`} members={thread.people} />
          </SecondaryText>
        </Stack>
      </Stack>
    </Card>
  );
}
