import styled from "styled-components";
import { EventsPanel } from "../../event/events-panel.tsx";
import { TonightRoomsPanel } from "../../game/list/tonight-rooms-panel.tsx";
import { SamplePanel } from "../../trivia/sample/sample-panel.tsx";
import { Grid } from "../../ui/layout/stack.ts";
import { from } from "../../ui/theme/css.ts";
import { Section } from "../page/section.tsx";
import { ToneCard } from "../page/tone-card.tsx";
import { Topic } from "../page/topic.tsx";
import { JoinSection } from "../request/join-section.tsx";
import { Deferred } from "./deferred.ts";
import * as text from "./rest-content.ts";
import { SafetySection } from "./safety-section.tsx";
import { ShotsSection } from "./shots-section.tsx";

const PlayGrid = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;
  > * { min-width: 0; }
  ${from.tablet} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;

/** The home page of visitors below the first screen. */
export const Rest = () => (
  <>
    <Section title={text.playTitle} lead={text.playLead}>
      <PlayGrid>
        <SamplePanel />
        <TonightRoomsPanel />
      </PlayGrid>
    </Section>
    <Deferred>
      <EventsPanel />
    </Deferred>
    <Deferred>
      <ShotsSection />
    </Deferred>
    <Section title={text.pillarsTitle}>
      <Grid $gap={16} $minWidth={240}>
        {text.pillars.map((pillar) => (
          <ToneCard key={pillar.name} $tone={pillar.tone}>
            <Topic topic={pillar} />
          </ToneCard>
        ))}
      </Grid>
    </Section>
    <Deferred>
      <SafetySection />
    </Deferred>
    <JoinSection />
  </>
);
