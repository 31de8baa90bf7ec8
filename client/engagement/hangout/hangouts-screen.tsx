import { OnlineEventsPanel } from "../../event/online-events-panel.tsx";
import { Screen } from "../../frame/screen.tsx";
import { HangoutPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack, TwoColumns } from "../../ui/layout/stack.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { EngagementIntro } from "../engagement-intro.tsx";
import * as text from "./hangout-text.ts";

/** The coming online events. */
export const HangoutsScreen = () => (
  <Screen width="full">
    <Stack $gap={24}>
      <EngagementIntro title={text.title} lead={text.lead} picture={<HangoutPicture wide />} />
      <TwoColumns $gap={32} $side={340}>
        <OnlineEventsPanel />
        <Panel title={text.tipsTitle}>
          <BulletList items={text.tips} />
        </Panel>
      </TwoColumns>
    </Stack>
  </Screen>
);
