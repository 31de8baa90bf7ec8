import { Glow } from "../../ui/illustration/glow.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { Joy } from "./joy.ts";
import { LitLamp } from "./lit-lamp.tsx";
import type { Milestone } from "./milestone.ts";
import * as text from "./streak-text.ts";

/** What is celebrated when a devotion is read: the lamp lights, and for the first one and a long streak the room with it. */
export const Moment = ({ joy }: { joy: Joy }) => (
  <div role="status">{joy.kind === "day" ? <LitLamp days={joy.days} /> : <MilestoneLight milestone={joy} />}</div>
);

function MilestoneLight({ milestone }: { milestone: Milestone }) {
  const isFirst = milestone.kind === "first";
  return (
    <Glow active>
      <Stack $gap={8} $align="center">
        <LampPicture />
        <Heading level={3}>{isFirst ? text.firstTitle : text.milestoneTitle(milestone.days)}</Heading>
        <Text $align="center">{isFirst ? text.firstText : text.milestoneText}</Text>
      </Stack>
    </Glow>
  );
}
