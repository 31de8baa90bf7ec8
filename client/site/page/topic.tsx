import type { LucideIcon } from "lucide-react";
import styled from "styled-components";
import { Stack } from "../../ui/layout/flow.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import { PointList } from "./point-list.tsx";
import { Sign } from "./sign.tsx";

export interface TopicContent {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly words: string;
  readonly points?: readonly string[];
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
export function Topic({ topic: { name, icon: Icon, words, points }, level = 3 }: Props) {
  return (
    <Stack $gap={12}>
      <Head>
        <Sign>
          <Icon aria-hidden />
        </Sign>
        <Heading level={level} size="title">
          {name}
        </Heading>
      </Head>
      <Text $tone="muted">{words}</Text>
      {points && <PointList points={points} />}
    </Stack>
  );
}
