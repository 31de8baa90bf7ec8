import styled from "styled-components";
import { EventsPanel } from "../event/events-panel.tsx";
import { Screen } from "../frame/screen.tsx";
import { community } from "../net/community.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { TablePicture } from "../ui/illustration/table-picture.tsx";
import { WindowsPicture } from "../ui/illustration/windows-picture.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Cluster, Grid, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Scripture } from "../ui/text/scripture.tsx";
import { Text } from "../ui/text/text.tsx";
import { from } from "../ui/theme/css.ts";
import * as text from "./home-content.ts";
import { verseSource } from "./page/page-text.ts";
import { Section } from "./page/section.tsx";
import { Topic } from "./page/topic.tsx";
import { JoinSection } from "./request/join-section.tsx";

const TextAndPicture = styled.div`
  display: grid;
  gap: 24px;
  align-items: center;
  > svg { width: 100%; max-width: 420px; height: auto; margin: 0 auto; }
  ${from.tablet} { grid-template-columns: 1.1fr 1fr; gap: 48px; }
`;

export function HomeScreen() {
  return (
    <Screen>
      <Stack $gap={64}>
        <TextAndPicture>
          <Stack $gap={24} $align="start">
            <Heading level={1} size="giant">
              {community.tagline}
            </Heading>
            <Scripture reference={verseSource(text.verse.reference)}>{text.verse.text}</Scripture>
            <Cluster>
              <ButtonLink size="large" to="/#join">
                {text.joinButton}
              </ButtonLink>
              <ButtonLink size="large" variant="secondary" to="/about">
                {text.aboutButton}
              </ButtonLink>
            </Cluster>
          </Stack>
          <WindowsPicture />
        </TextAndPicture>

        <EventsPanel />

        <Card as="section" aria-labelledby="game-night">
          <TextAndPicture>
            <TablePicture seats={6} names={["Ngozi Ade", "Bayo", "Amina", "Tunde"]} />
            <Stack $align="start">
              <Heading id="game-night">{text.gamesTitle}</Heading>
              <Text>{text.gamesText}</Text>
              <Cluster>
                <ButtonLink to="/games" variant="secondary">
                  {text.gamesButton}
                </ButtonLink>
              </Cluster>
            </Stack>
          </TextAndPicture>
        </Card>

        <Section title={text.pillarsTitle}>
          <Grid $gap={32} $minWidth={200}>
            {text.pillars.map((pillar) => (
              <Topic key={pillar.name} topic={pillar} />
            ))}
          </Grid>
        </Section>

        <JoinSection />
      </Stack>
    </Screen>
  );
}
