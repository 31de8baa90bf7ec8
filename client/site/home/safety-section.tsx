import ShieldCheck from "lucide-react/icons/shield-check";
import { Link } from "react-router";
import styled from "styled-components";
import { community } from "../../net/community.ts";
import { NeighborsPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { IconLines } from "../../ui/text/icon-lines.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import * as text from "./safety-content.ts";

const Layout = styled.div`
  display: grid;
  gap: 24px;
  ${from.tablet} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 48px; }
`;
const Picture = styled.div`
  max-width: 320px;
  > svg { width: 100%; height: auto; }
`;

/** For parents, in a few sentences: what is done here, and what is kept. */
export const SafetySection = () => (
  <Card as="section" aria-labelledby="safety-title">
    <Layout>
      <Stack $gap={16}>
        <Heading id="safety-title">{text.title}</Heading>
        <Text $tone="muted">{text.lead}</Text>
        <Picture>
          <NeighborsPicture />
        </Picture>
      </Stack>
      <Stack $gap={16}>
        <IconLines
          items={text
            .promisesOf(community)
            .map(({ name, sentence }) => ({ name, icon: <ShieldCheck />, value: sentence }))}
        />
        <Text>
          <Link to="/parents">{text.parentsLink}</Link>
        </Text>
        <Text>
          <Link to="/community-rules">{text.rulesLink}</Link>
        </Text>
      </Stack>
    </Layout>
  </Card>
);
