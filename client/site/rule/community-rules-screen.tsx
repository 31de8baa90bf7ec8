import styled from "styled-components";
import { Screen } from "../../frame/screen.tsx";
import { PagesPicture } from "../../ui/illustration/pages-picture.tsx";
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
import {
  categories,
  consequences,
  coreValues,
  foundation,
  foundationText,
  lead,
  privacy,
  reporting,
} from "./community-rules-content.ts";

const Halves = styled.div`
  display: grid;
  gap: 16px;
  align-items: center;
  ${from.tablet} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 48px; }
`;

export function CommunityRulesScreen() {
  return (
    <Screen>
      <Stack $gap={64}>
        <PageIntro title="Community Rules" lead={lead} picture={<PagesPicture />} />
        <Section title="Our core values">
          <Grid $gap={32} $minWidth={240}>
            {coreValues.map((value) => (
              <Topic key={value.name} topic={value} />
            ))}
          </Grid>
        </Section>
        <Section title="The rules">
          <Grid $gap={24} $minWidth={280}>
            {categories.map(({ name, points }) => (
              <Panel key={name} title={name} level={3}>
                <BulletList items={points} />
              </Panel>
            ))}
          </Grid>
        </Section>
        <Section title="Biblical foundation">
          <Halves>
            <Scripture size="page" reference={`${foundation.reference}, KJV`}>
              {foundation.text}
            </Scripture>
            <Text $tone="muted">{foundationText}</Text>
          </Halves>
        </Section>
        <ClosingCard
          title="Reporting"
          description="Is something wrong, or does it feel wrong? You don’t have to carry it alone."
        >
          <BulletList items={reporting} />
          <ContactButton />
        </ClosingCard>
        <Grid $gap={24} $minWidth={320}>
          <Panel title="Consequences">
            <BulletList items={consequences} />
          </Panel>
          <Panel title="What others see of you">
            <BulletList items={privacy} />
          </Panel>
        </Grid>
      </Stack>
    </Screen>
  );
}
