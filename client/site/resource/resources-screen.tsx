import { resourceCategories } from "../../../schema/site/resources.ts";
import { GeneratorPanel } from "../../course/generator-panel.tsx";
import { Screen } from "../../frame/screen.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { ReadersPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Cluster, Grid, Stack } from "../../ui/layout/stack.ts";
import { ClosingCard } from "../page/closing-card.tsx";
import { ContactButton } from "../page/contact-button.tsx";
import { PageIntro } from "../page/page-intro.tsx";
import { Section } from "../page/section.tsx";
import { CategoryCard } from "./category-card.tsx";
import * as text from "./resources-text.ts";

export function ResourcesScreen() {
  return (
    <Screen width="full">
      <Stack $gap={48}>
        <Stack $gap={8}>
          <BackLink to="/">{text.homeButton}</BackLink>
          <PageIntro title={text.title} lead={text.lead} picture={<ReadersPicture wide />} isBelow />
        </Stack>
        <GeneratorPanel />
        <Section title={text.availableTitle} lead={text.availableLead}>
          <Grid $gap={24} $minWidth={440}>
            {resourceCategories.map((category) => (
              <CategoryCard key={category} category={category} />
            ))}
          </Grid>
        </Section>
        <ClosingCard title={text.supportTitle} description={text.supportText}>
          <Cluster $gap={12}>
            <ButtonLink to="/#join">{text.joinButton}</ButtonLink>
            <ContactButton label={text.helpButton} message={text.helpMessage} />
          </Cluster>
        </ClosingCard>
      </Stack>
    </Screen>
  );
}
