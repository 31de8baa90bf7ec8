import { Glow } from "../../ui/illustration/glow.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { Milestone } from "./milestone.ts";
import * as text from "./streak-text.ts";

/** Light for the first devotion, and for a streak of so many days. */
export function Moment({ milestone }: { milestone: Milestone }) {
  const isFirst = milestone.kind === "first";
  return (
    <div role="status">
      <Glow active>
        <Stack $gap={8} $align="center">
          <LampPicture />
          <Heading level={3}>{isFirst ? text.firstTitle : text.milestoneTitle(milestone.days)}</Heading>
          <Text $align="center">{isFirst ? text.firstText : text.milestoneText}</Text>
        </Stack>
      </Glow>
    </div>
  );
}
