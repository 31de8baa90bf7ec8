import CalendarHeart from "lucide-react/icons/calendar-heart";
import { readCalendarFeed } from "../../../schema/event/calendar-api.ts";
import { addressOf } from "../../net/http/http.ts";
import { CopyButton } from "../../ui/button/copy-button.tsx";
import { IconTile } from "../../ui/illustration/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import * as text from "./list-text.ts";

/** The address of the feed of all events, for calendar programs that subscribe to it. */
export const CalendarFeed = () => (
  <Card $padding={16}>
    <Cluster $justify="between">
      <Row $gap={16} style={{ flex: "1 1 260px" }}>
        <IconTile>
          <CalendarHeart aria-hidden />
        </IconTile>
        <Stack $gap={4}>
          <Heading level={3} size="lead">
            {text.feedTitle}
          </Heading>
          <SecondaryText>{text.feedText}</SecondaryText>
        </Stack>
      </Row>
      <CopyButton
        text={location.origin + addressOf(readCalendarFeed)}
        label={text.copyFeedButton}
        copiedLabel={text.feedCopied}
      />
    </Cluster>
  </Card>
);
