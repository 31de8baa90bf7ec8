import { Screen } from "../../frame/screen.tsx";
import { community } from "../../net/community.ts";
import { PromisePicture } from "../../ui/illustration/people/group-pictures.tsx";
import { WidePicture } from "../../ui/illustration/wide-picture.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { LongText } from "./long-text.tsx";
import * as text from "./terms-content.ts";

/** What members can count on, and what is expected of them. */
export const TermsScreen = () => (
  <Screen width="reading">
    <Stack $gap={32}>
      <Stack $gap={12}>
        <WidePicture $atTop>
          <PromisePicture wide />
        </WidePicture>
        <Heading level={1}>{text.title}</Heading>
        <Text $size="lead" $tone="muted">
          {text.lead}
        </Text>
      </Stack>
      <LongText sections={text.termsSections(community.name)} />
    </Stack>
  </Screen>
);
