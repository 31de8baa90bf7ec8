import { Link } from "react-router";
import { Screen } from "../../frame/screen.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { TablePicture } from "../../ui/illustration/table-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { PageIntro } from "../page/page-intro.tsx";
import { Section } from "../page/section.tsx";
import { Topic } from "../page/topic.tsx";
import { guidelines, lead, offerings, verse } from "./engagement-content.ts";

// Anonymous people: a name without letters gets a color and no initials.
const guests = ["(", "!", "?", "…", ")"];

export function EngagementScreen() {
  return (
    <Screen>
      <Stack $gap={64}>
        <PageIntro title="Take part" lead={lead} verse={verse} picture={<TablePicture seats={6} names={guests} />} />
        <Stack $gap={24}>
          <Grid $gap={24} $minWidth={320}>
            {offerings.map((offering) => (
              <Card key={offering.name} as="article">
                <Topic topic={offering} level={2} />
              </Card>
            ))}
          </Grid>
          <Notice>
            To take part, talk to a leader or <Link to="/#join">leave your name with us</Link>.
          </Notice>
        </Stack>
        <Section title="How we treat each other" lead="These three apply wherever we meet.">
          <Grid $gap={32} $minWidth={240}>
            {guidelines.map((guideline) => (
              <Topic key={guideline.name} topic={guideline} />
            ))}
          </Grid>
        </Section>
      </Stack>
    </Screen>
  );
}
