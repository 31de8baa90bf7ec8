import { Screen } from "../../frame/screen.tsx";
import { Badge, type BadgeTone } from "../../ui/badge/badge.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { IconTile } from "../../ui/illustration/icon-tile.tsx";
import { RoadPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Card, Panel } from "../../ui/layout/card.tsx";
import { Cluster, Grid, Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { PageIntro } from "../page/page-intro.tsx";
import { NotifyForm } from "./notify-form.tsx";
import { isAlmostReady, type RoadmapItem, type RoadmapStatus, roadmap } from "./roadmap-content.ts";
import * as text from "./roadmap-text.ts";

const tones: Readonly<Record<RoadmapStatus, BadgeTone>> = {
  beta: "success",
  testing: "accent",
  development: "accent",
  design: "neutral",
  planning: "neutral",
};

/** What is being built, how far it is, and a box for those who want to hear of it. */
export const RoadmapScreen = () => (
  <Screen width="full">
    <Stack $gap={48}>
      <PageIntro title={text.title} lead={text.lead} picture={<RoadPicture wide />} />
      <Grid as="ul" $gap={24} $minWidth={300}>
        {roadmap.map((item) => (
          <RoadmapCard key={item.name} item={item} />
        ))}
      </Grid>
      <Panel title={text.notifyTitle}>
        <NotifyForm />
      </Panel>
    </Stack>
  </Screen>
);

function RoadmapCard({ item }: { item: RoadmapItem }) {
  const { name, icon: Icon, description, status, progress } = item;
  return (
    <Card as="li" style={{ display: "grid" }}>
      <Stack $gap={12} $justify="between">
        <Stack $gap={12}>
          <Row $justify="between" $gap={12}>
            <IconTile>
              <Icon aria-hidden />
            </IconTile>
            <Cluster $gap={8} $justify="end">
              {isAlmostReady(item) && <Badge tone="bright">{text.almostReady}</Badge>}
              <Badge tone={tones[status]}>{text.statuses[status]}</Badge>
            </Cluster>
          </Row>
          <Heading level={2} size="title">
            {name}
          </Heading>
          <Text $tone="muted">{description}</Text>
        </Stack>
        <Row $gap={12}>
          <div style={{ flex: 1 }}>
            <ProgressBar label={text.progressOf(name)} value={progress} max={100} valueText={text.percent(progress)} />
          </div>
          <Text as="span" $size="small" $weight={700} style={{ flex: "none" }}>
            {text.percent(progress)}
          </Text>
        </Row>
      </Stack>
    </Card>
  );
}
