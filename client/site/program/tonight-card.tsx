import CalendarClock from "lucide-react/icons/calendar-clock";
import { Link } from "react-router";
import { useMinute } from "../../frame/use-minute.ts";
import { community } from "../../net/community.ts";
import { IconTile } from "../../ui/illustration/icon-tile.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { nextEvening } from "./next-evening.ts";
import { cityOf } from "./time-zone-city.ts";
import * as text from "./tonight-text.ts";

/** What is on tonight, or the next evening on which there is a program, as a link to the programs. */
export function TonightCard() {
  // 0 in a prerendered page, which may be older than today.
  const minute = useMinute();
  const next = minute > 0 ? nextEvening(new Date(minute), community.timeZone) : undefined;
  return (
    <Card as={Link} to="/programs" $padding={12} $pressable>
      <Row $gap={12}>
        <IconTile tone={next?.evening.tone ?? "gold"}>
          <CalendarClock aria-hidden />
        </IconTile>
        <Stack as="span" $gap={0}>
          <Text as="span" $size="small" $weight={700} $tone="accentText">
            {next ? text.whenText(next, cityOf(community.timeZone)) : text.everyWeek}
          </Text>
          <Text as="span" $weight={700}>
            {next?.evening.name ?? text.fivePrograms}
          </Text>
          <SecondaryText as="span">{next?.evening.description ?? text.fiveProgramsText}</SecondaryText>
        </Stack>
      </Row>
    </Card>
  );
}
