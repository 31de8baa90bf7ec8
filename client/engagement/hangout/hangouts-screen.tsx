import { OnlineEventsPanel } from "../../event/online-events-panel.tsx";
import { Screen } from "../../frame/screen.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack, TwoColumns } from "../../ui/layout/stack.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { BackLink } from "../back-link.tsx";
import * as text from "./hangout-text.ts";

/** The coming online events. */
export const HangoutsScreen = () => (
  <Screen width="full">
    <Stack $gap={24}>
      <Stack $gap={8}>
        <BackLink />
        <Heading level={1}>{text.title}</Heading>
        <Text $size="lead" $tone="muted">
          {text.lead}
        </Text>
      </Stack>
      <TwoColumns $gap={32} $side={340}>
        <OnlineEventsPanel />
        <Panel title={text.tipsTitle}>
          <BulletList items={text.tips} />
        </Panel>
      </TwoColumns>
    </Stack>
  </Screen>
);
