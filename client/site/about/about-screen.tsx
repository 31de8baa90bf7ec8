import ArrowRight from "lucide-react/icons/arrow-right";
import { Link } from "react-router";
import styled from "styled-components";
import { Screen } from "../../frame/screen.tsx";
import { community } from "../../net/community.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { MentorsPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Card, Panel } from "../../ui/layout/card.tsx";
import { Grid, Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ClosingCard } from "../page/closing-card.tsx";
import { PageIntro } from "../page/page-intro.tsx";
import { Section } from "../page/section.tsx";
import { Topic } from "../page/topic.tsx";
import * as text from "./about-content.ts";

const LinkIcon = styled(Text)`flex: none; > svg { width: 20px; height: 20px; }`;

const TrustLink = styled(Link)`display: inline-flex; align-items: center; min-height: 44px;`;

export function AboutScreen() {
  return (
    <Screen width="full">
      <Stack $gap={64}>
        <PageIntro
          title={text.title(community.name)}
          lead={text.lead}
          verse={text.verse}
          picture={<MentorsPicture wide />}
        />
        <Grid $gap={24} $minWidth={440}>
          <Panel title={text.missionTitle}>
            <Text $size="lead">{text.mission}</Text>
          </Panel>
          <Panel title={text.visionTitle}>
            <Text $size="lead">{text.vision}</Text>
          </Panel>
        </Grid>
        <Section title={text.valuesTitle}>
          <Grid $gap={32} $minWidth={240}>
            {text.values.map((value) => (
              <Topic key={value.name} topic={value} />
            ))}
          </Grid>
        </Section>
        <Section title={text.offeringsTitle}>
          <Grid $gap={16} $minWidth={340}>
            {text.offerings.map(({ name, description, to }) => (
              <Card key={to} as={Link} to={to} $pressable>
                <Stack $gap={8}>
                  <Row $justify="between" $gap={12}>
                    <Heading level={3}>{name}</Heading>
                    <LinkIcon as="span" $tone="accentText">
                      <ArrowRight aria-hidden />
                    </LinkIcon>
                  </Row>
                  <Text $tone="muted">{description}</Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Section>
        <Section title={text.trustTitle}>
          <Stack as="ul" $gap={0}>
            {text.trustLinks.map(({ label, to }) => (
              <li key={to}>
                <TrustLink to={to}>{label}</TrustLink>
              </li>
            ))}
          </Stack>
        </Section>
        <ClosingCard title={text.closingTitle} description={text.closingText}>
          <ButtonLink size="large" to="/#join">
            {text.joinButton}
          </ButtonLink>
        </ClosingCard>
      </Stack>
    </Screen>
  );
}
