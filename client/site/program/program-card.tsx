import styled from "styled-components";
import { Badge } from "../../ui/badge/badge.tsx";
import { IconTile } from "../../ui/illustration/icon-tile.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import { ToneCard } from "../page/tone-card.tsx";
import { type Program, todayBadge } from "./programs-content.ts";

interface Props {
  program: Program;
  isToday: boolean;
}

const Halves = styled.div`
  display: grid;
  gap: 16px;
  align-items: center;
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 48px; }
`;

/** One weekly program: its day and time, and what happens there. */
export function ProgramCard({ program: { name, when, tone, icon: Icon, description, points }, isToday }: Props) {
  return (
    <ToneCard as="article" $tone={tone}>
      <Halves>
        <Stack $gap={12}>
          <Row $gap={16}>
            <IconTile tone={tone}>
              <Icon aria-hidden />
            </IconTile>
            <Stack $gap={4}>
              <Heading level={2} size="title">
                {name}
              </Heading>
              <Cluster $gap={8}>
                <Text $weight={700}>{when}</Text>
                {isToday && <Badge>{todayBadge}</Badge>}
              </Cluster>
            </Stack>
          </Row>
          <Text $size="lead">{description}</Text>
        </Stack>
        <BulletList items={points} />
      </Halves>
    </ToneCard>
  );
}
