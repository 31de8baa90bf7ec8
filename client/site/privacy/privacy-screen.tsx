import { Screen } from "../../frame/screen.tsx";
import { community } from "../../net/community.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { KeepersPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { WidePicture } from "../../ui/illustration/wide-picture.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { KeptList } from "./kept-list.tsx";
import { LongText } from "./long-text.tsx";
import * as text from "./privacy-content.ts";

/** What is asked, kept and read here, and how to take it back. */
export function PrivacyScreen() {
  const sections = text
    .privacySections(community)
    .map((section) => (section.id === text.keptId ? { ...section, more: <KeptList /> } : section));
  return (
    <Screen width="reading">
      <Stack $gap={32}>
        <Stack $gap={12}>
          <WidePicture $atTop>
            <KeepersPicture wide />
          </WidePicture>
          <Heading level={1}>{text.title}</Heading>
          <Text $size="lead" $tone="muted">
            {text.lead}
          </Text>
          <Notice>{text.underEighteen}</Notice>
        </Stack>
        <LongText sections={sections} />
      </Stack>
    </Screen>
  );
}
