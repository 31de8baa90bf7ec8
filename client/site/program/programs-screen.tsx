import { Screen } from "../../frame/screen.tsx";
import { useToday } from "../../frame/use-today.ts";
import { community } from "../../net/community.ts";
import { useSession } from "../../net/session.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { weekdayIn } from "../../ui/format/format.ts";
import { WeekPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { ClosingCard } from "../page/closing-card.tsx";
import { ContactButton } from "../page/contact-button.tsx";
import { PageIntro } from "../page/page-intro.tsx";
import { ProgramCard } from "./program-card.tsx";
import * as text from "./programs-content.ts";
import { cityOf } from "./time-zone-city.ts";

export function ProgramsScreen() {
  const { status } = useSession();
  // A prerendered page may be older than today: `useToday` is empty until the page is hydrated.
  const today = useToday(community.timeZone) && weekdayIn(community.timeZone, new Date());
  return (
    <Screen width="full">
      <Stack $gap={48}>
        <PageIntro title={text.title} lead={text.lead} picture={<WeekPicture wide />}>
          <Text $tone="muted">{text.timesIn(cityOf(community.timeZone))}</Text>
        </PageIntro>
        <Stack>
          {text.programs.map((program) => (
            <ProgramCard key={program.name} program={program} isToday={program.day === today} />
          ))}
        </Stack>
        <ClosingCard title={text.closingTitle} description={text.closingText} lit={false}>
          <Cluster $gap={12}>
            <ButtonLink to={status === "signed-in" ? "/games" : "/auth"}>{text.joinButton}</ButtonLink>
            <ContactButton />
          </Cluster>
        </ClosingCard>
      </Stack>
    </Screen>
  );
}
