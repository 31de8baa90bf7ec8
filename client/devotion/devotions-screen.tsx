import styled from "styled-components";
import { Screen } from "../frame/screen.tsx";
import { ReaderPicture } from "../ui/illustration/people/group-pictures.tsx";
import { Row, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { from } from "../ui/theme/css.ts";
import { screenLead, screenTitle } from "./devotion-text.ts";
import { FeedPanel } from "./feed-panel.tsx";

// Small, so that a phone still shows today's devotion on its first screen.
const Picture = styled.div`
  flex: none;
  width: 96px;
  > svg { width: 100%; height: auto; }
  ${from.tablet} { width: 200px; }
`;

/** The devotions, for everyone. */
export const DevotionsScreen = () => (
  <Screen>
    <Stack $gap={24}>
      <Row $justify="between" $gap={16}>
        <Stack $gap={8}>
          <Heading level={1}>{screenTitle}</Heading>
          <Text $size="lead" $tone="muted">
            {screenLead}
          </Text>
        </Stack>
        <Picture>
          <ReaderPicture />
        </Picture>
      </Row>
      <FeedPanel />
    </Stack>
  </Screen>
);
