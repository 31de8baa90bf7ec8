import styled from "styled-components";
import { Screen } from "../frame/screen.tsx";
import { ReaderPicture } from "../ui/illustration/people/group-pictures.tsx";
import { Row, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { from } from "../ui/theme/css.ts";
import { screenLead, screenTitle } from "./devotion-text.ts";
import { FeedPanel } from "./feed-panel.tsx";

// A phone's first screen shows today's text, not what the page is about.
const WideOnly = styled.div`
  display: none;
  flex: none;
  ${from.wide} { display: block; }
`;
const Picture = styled(WideOnly)`
  width: 96px;
  > svg { width: 100%; height: auto; }
  ${from.tablet} { width: 200px; }
`;
const Page = styled(Stack)`
  gap: 12px;
  ${from.wide} { gap: 24px; }
`;

/** The devotions, for everyone. */
export const DevotionsScreen = () => (
  <Screen>
    <Page>
      <Row $justify="between" $gap={16}>
        <Stack $gap={8}>
          <Heading level={1} size="heading">
            {screenTitle}
          </Heading>
          <WideOnly>
            <Text $size="lead" $tone="muted">
              {screenLead}
            </Text>
          </WideOnly>
        </Stack>
        <Picture>
          <ReaderPicture />
        </Picture>
      </Row>
      <FeedPanel />
    </Page>
  </Screen>
);
