import { Link } from "react-router";
import { Screen } from "../../frame/screen.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { QuestionsPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { PageIntro } from "../page/page-intro.tsx";
import { Section } from "../page/section.tsx";
import { ToneCard } from "../page/tone-card.tsx";
import { Topic } from "../page/topic.tsx";
import * as text from "./engagement-content.ts";

export function EngagementScreen() {
  return (
    <Screen width="full">
      <Stack $gap={64}>
        <PageIntro title={text.title} lead={text.lead} verse={text.verse} picture={<QuestionsPicture wide />} />
        <Stack $gap={24}>
          <Grid $gap={24} $minWidth={440}>
            {text.offerings.map((offering) => (
              <ToneCard key={offering.name} as="article" $tone={offering.tone} style={{ display: "grid" }}>
                <Stack $gap={24} $justify="between">
                  <Topic topic={offering} level={2} />
                  <ButtonLink to={offering.to} variant="secondary" block>
                    {offering.action}
                  </ButtonLink>
                </Stack>
              </ToneCard>
            ))}
          </Grid>
          <Notice>
            {text.howToTakePartStart} <Link to="/#join">{text.leaveNameLink}</Link>
            {text.howToTakePartEnd} <Link to="/coming-soon">{text.comingSoonLink}</Link>
          </Notice>
        </Stack>
        <Section title={text.guidelinesTitle} lead={text.guidelinesLead}>
          <Grid $gap={32} $minWidth={340}>
            {text.guidelines.map((guideline) => (
              <Topic key={guideline.name} topic={guideline} />
            ))}
          </Grid>
        </Section>
      </Stack>
    </Screen>
  );
}
