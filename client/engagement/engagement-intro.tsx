import type { ReactNode } from "react";
import styled from "styled-components";
import { BackLink } from "../ui/button/back-link.tsx";
import { WidePicture } from "../ui/illustration/wide-picture.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { from } from "../ui/theme/css.ts";
import { backLink } from "./engagement-text.ts";

interface Props {
  title: string;
  lead: string;
  /** A wide one. */
  picture?: ReactNode;
}

const IntroGrid = styled.div`
  display: grid;
  gap: 16px;
  > :nth-child(2) { order: -1; }
  ${from.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 48px;
    align-items: center;
    > :nth-child(2) { order: 0; }
    > :only-child { grid-column: 1 / -1; }
  }
`;

/** The top of one offering: a link back to all four, a drawing, the heading and the lead. */
export const EngagementIntro = ({ title, lead, picture }: Props) => (
  <Stack $gap={8}>
    <BackLink to="/engagement">{backLink}</BackLink>
    <IntroGrid>
      <Stack $gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text $size="lead" $tone="muted">
          {lead}
        </Text>
      </Stack>
      {picture && <WidePicture>{picture}</WidePicture>}
    </IntroGrid>
  </Stack>
);
