import type { LucideIcon } from "lucide-react";
import styled from "styled-components";
import { IconTile } from "../../ui/illustration/icon-tile.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import type { AnswerTone } from "../../ui/tokens.ts";

export interface TopicContent {
  readonly name: string;
  readonly icon: LucideIcon;
  /** The color of its pillar, or one of the four for a list of its own. */
  readonly tone?: AnswerTone;
  readonly description: string;
  readonly items?: readonly string[];
}

interface Props {
  topic: TopicContent;
  level?: 2 | 3;
}

// Side by side on a phone, to save height.
const IconAndName = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  ${from.tablet} { flex-direction: column; align-items: start; }
`;

/** A topic with its icon, name, description and list. */
export function Topic({ topic: { name, icon: Icon, tone, description, items }, level = 3 }: Props) {
  return (
    <Stack $gap={12}>
      <IconAndName>
        <IconTile tone={tone}>
          <Icon aria-hidden />
        </IconTile>
        <Heading level={level} size="title">
          {name}
        </Heading>
      </IconAndName>
      <Text $tone="muted">{description}</Text>
      {items && <BulletList items={items} />}
    </Stack>
  );
}
