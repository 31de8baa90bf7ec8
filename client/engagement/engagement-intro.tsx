import { BackLink } from "../ui/button/back-link.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { backLink } from "./engagement-text.ts";

/** The top of one offering: a link back to all four, the heading and the lead. */
export const EngagementIntro = ({ title, lead }: { title: string; lead: string }) => (
  <Stack $gap={8}>
    <BackLink to="/engagement">{backLink}</BackLink>
    <Heading level={1}>{title}</Heading>
    <Text $size="lead" $tone="muted">
      {lead}
    </Text>
  </Stack>
);
