import { useQuery } from "@tanstack/react-query";
import { dayAfter } from "../../../schema/day.ts";
import type { Devotion } from "../../../schema/devotion/devotion.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { comingQuery } from "../devotion-queries.ts";
import { ShareVerseButton } from "../picture/share-verse-button.tsx";
import * as text from "./after-text.ts";

interface Props {
  devotion: Devotion;
  isToday: boolean;
}

/** The end of the page: what one can do with it, and what comes tomorrow. */
export function NextSteps({ devotion: { date, scriptureReference }, isToday }: Props) {
  const { data: coming } = useQuery({ ...comingQuery, enabled: isToday });
  const next = coming?.devotions.find((each) => each.date === dayAfter(date, 1));
  return (
    <Stack $gap={12}>
      <Heading level={isToday ? 3 : 4} size="title">
        {text.nextTitle}
      </Heading>
      <Cluster $gap={8}>
        {scriptureReference !== null && <ShareVerseButton reference={scriptureReference} />}
        <ButtonLink to="/courses" variant="quiet">
          {text.coursesLink}
        </ButtonLink>
      </Cluster>
      {isToday && <Text $tone="muted">{next ? text.tomorrow(next.title) : text.tomorrowAgain}</Text>}
    </Stack>
  );
}
