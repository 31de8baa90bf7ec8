import type { LucideIcon } from "lucide-react";
import styled from "styled-components";
import { IconTile } from "../../ui/illustration/icon-tile.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";

export interface TopicContent {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly description: string;
  readonly items?: readonly string[];
}

interface Props {
  topic: TopicContent;
  level?: 2 | 3;
}

// Beside each other on a phone, where height is dear.
const Head = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  ${from.tablet} { flex-direction: column; align-items: start; }
`;

/** One thing with a sign, a name and a few words about it. */
export function Topic({ topic: { name, icon: Icon, description, items }, level = 3 }: Props) {
  return (
    <Stack $gap={12}>
      <Head>
        <IconTile>
          <Icon aria-hidden />
        </IconTile>
        <Heading level={level} size="title">
          {name}
        </Heading>
      </Head>
      <Text $tone="muted">{description}</Text>
      {items && <BulletList items={items} />}
    </Stack>
  );
}
