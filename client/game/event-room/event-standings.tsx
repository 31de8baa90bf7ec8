import { useEffect } from "react";
import styled from "styled-components";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { short } from "../../ui/theme/css.ts";
import { standingsTitle } from "../round/round-text.ts";
import * as text from "./event-room-text.ts";
import { useLeaders } from "./event-view.ts";
import { OwnPlace } from "./own-place.tsx";
import { useOwnPlayer } from "./own-player.ts";
import { Ranking } from "./ranking.tsx";
import { rankingLines } from "./ranking-lines.ts";
import { TeamChips } from "./team-bars.tsx";
import { usePlace } from "./use-place.ts";

const Title = styled(Heading)<{
  $isSpoken: boolean;
}>`${short} { ${({ $isSpoken }) => $isSpoken && "position: absolute; opacity: 0;"} }`;

/** Between two rounds at an event: one's own place, the first three, the players around oneself, and the teams. */
export function EventStandings() {
  const leaders = useLeaders();
  const own = useOwnPlayer();
  const place = usePlace();
  const rank = place?.rank ?? null;
  const announce = useAnnounce();
  const sentence = place && rank !== null ? text.placeOf(rank, place.of) : "";
  useEffect(() => {
    if (sentence !== "") announce(sentence);
  }, [announce, sentence]);
  return (
    <Card $padding={12}>
      <Stack $gap={8}>
        <Title level={2} size="title" $isSpoken={rank !== null}>
          {standingsTitle}
        </Title>
        {place && rank !== null && <OwnPlace rank={rank} of={place.of} gained={place.gained} />}
        <TeamChips />
        <Ranking lines={rankingLines(leaders, place, own)} />
      </Stack>
    </Card>
  );
}
