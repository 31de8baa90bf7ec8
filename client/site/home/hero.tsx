import styled from "styled-components";
import { community } from "../../net/community.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Scripture } from "../../ui/text/scripture.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { from, landscapePhone } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";
import { quoted } from "../page/verse.ts";
import { TonightCard } from "../program/tonight-card.tsx";
import { EveningPicture } from "./evening-picture.tsx";
import * as text from "./home-content.ts";

// A phone shows the picture first, so that the title, both buttons and tonight's program fit on its first screen.
const Layout = styled.div`
  display: grid;
  gap: 16px;
  > * { min-width: 0; }
  > :nth-child(2) { order: -1; }
  ${from.tablet} {
    grid-template: "text picture" 1fr "verse tonight" auto / minmax(0, 5fr) minmax(0, 6fr);
    gap: 24px 48px;
    align-items: center;
    > :nth-child(1) { grid-area: text; }
    > :nth-child(2) { grid-area: picture; }
    > :nth-child(3) { grid-area: tonight; }
    > :nth-child(4) { grid-area: verse; }
  }
  /* A phone held sideways has room for the title and both buttons only beside the picture, and not at their full size. */
  ${landscapePhone} {
    grid-template: "text picture" auto "verse tonight" auto / minmax(0, 3fr) minmax(0, 2fr);
    gap: 16px 24px;
    align-items: center;
    margin-top: -16px;
    > :nth-child(1) { grid-area: text; gap: 8px; }
    > :nth-child(2) { grid-area: picture; }
    > :nth-child(3) { grid-area: tonight; }
    > :nth-child(4) { grid-area: verse; }
    h1 { font-size: ${typeScale.heading}; }
    h1 + p { font-size: ${typeScale.body}; }
  }
`;

/** What this is, for whom, what is on tonight, and the two ways on. */
export const Hero = () => (
  <Layout>
    <Stack $gap={16} $align="start">
      <Heading level={1} size="hero">
        {text.title}
      </Heading>
      <Text $size="lead">{text.lead}</Text>
      <Cluster $gap={12}>
        <ButtonLink size="large" to="/#join">
          {text.joinButton}
        </ButtonLink>
        <ButtonLink size="large" variant="secondary" to="/about">
          <span>
            {text.aboutButton}
            <VisuallyHidden> {text.aboutWhat(community.name)}</VisuallyHidden>
          </span>
        </ButtonLink>
      </Cluster>
    </Stack>
    <EveningPicture />
    <TonightCard />
    <Scripture reference={text.verse.reference} translation={quoted}>
      {text.verse.text}
    </Scripture>
  </Layout>
);
