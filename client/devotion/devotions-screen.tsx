import { Screen } from "../frame/screen.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { screenLead, screenTitle } from "./devotion-text.ts";
import { FeedPanel } from "./feed-panel.tsx";

/** The devotions, for everyone. */
export const DevotionsScreen = () => (
  <Screen>
    <Stack $gap={24}>
      <Stack $gap={8}>
        <Heading level={1}>{screenTitle}</Heading>
        <Text $size="lead" $tone="muted">
          {screenLead}
        </Text>
      </Stack>
      <FeedPanel />
    </Stack>
  </Screen>
);
