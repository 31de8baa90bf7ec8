import styled from "styled-components";
import { Screen } from "../../frame/screen.tsx";
import { ScriptureReference } from "../../scripture/scripture-panel.tsx";
import { NeighborsPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { Scripture } from "../../ui/text/scripture.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import { ClosingCard } from "../page/closing-card.tsx";
import { ContactButton } from "../page/contact-button.tsx";
import { PageIntro } from "../page/page-intro.tsx";
import { Section } from "../page/section.tsx";
import { Topic } from "../page/topic.tsx";
import { quoted } from "../page/verse.ts";
import * as text from "./community-rules-content.ts";

const Halves = styled.div`
  display: grid;
  gap: 16px;
  align-items: center;
  ${from.tablet} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 48px; }
`;

export function CommunityRulesScreen() {
  return (
    <Screen width="full">
      <Stack $gap={64}>
        <PageIntro title={text.title} lead={text.lead} picture={<NeighborsPicture wide />} />
        <Section title={text.coreValuesTitle}>
          <Grid $gap={32} $minWidth={340}>
            {text.coreValues.map((value) => (
              <Topic key={value.name} topic={value} />
            ))}
          </Grid>
        </Section>
        <Section title={text.rulesTitle}>
          <Grid $gap={24} $minWidth={340}>
            {text.categories.map(({ name, points }) => (
              <Panel key={name} title={name} level={3}>
                <BulletList items={points} />
              </Panel>
            ))}
          </Grid>
        </Section>
        <Section title={text.foundationTitle}>
          <Halves>
            <Scripture
              size="page"
              reference={<ScriptureReference reference={text.foundation.reference} />}
              translation={quoted}
            >
              {text.foundation.text}
            </Scripture>
            <Text $tone="muted">{text.foundationText}</Text>
          </Halves>
        </Section>
        <ClosingCard title={text.reportingTitle} description={text.reportingLead}>
          <BulletList items={text.reporting} />
          <ContactButton />
        </ClosingCard>
        <Grid $gap={24} $minWidth={440}>
          <Panel title={text.consequencesTitle}>
            <BulletList items={text.consequences} />
          </Panel>
          <Panel title={text.privacyTitle}>
            <BulletList items={text.privacy} />
          </Panel>
        </Grid>
      </Stack>
    </Screen>
  );
}
