import styled from "styled-components";
import { type KeptData, keptData } from "../../../schema/privacy/kept-data.ts";
import { retention, untilOf } from "../../../schema/retention.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { color, from } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";
import * as text from "./kept-text.ts";

// A name stands above its sentence on a phone, and beside it where there is room.
const Facts = styled.dl`
  display: grid;
  gap: 8px;
  dt { color: ${color.muted}; font-size: ${typeScale.small}; }
  dd { margin: 0; overflow-wrap: anywhere; }
  ${from.tablet} {
    > div { display: grid; grid-template-columns: 9rem minmax(0, 1fr); gap: 16px; align-items: baseline; }
  }
`;

// All of them open would be twenty screens of a phone.
const Group = styled.details`
  > summary { padding-block: 12px; cursor: pointer; }
  > summary > * { display: inline; }
`;

/** PRIVACY-1: what is kept, for how long, and what happens to it when its member leaves, from the declarations. */
export const KeptList = () => (
  <div>
    {keptData.map(({ title, items }) => (
      <Group key={title}>
        <summary>
          <Heading level={3}>{title}</Heading> <SecondaryText as="span">{text.kindsOfData(items.length)}</SecondaryText>
        </summary>
        <Stack as="ul" $gap={12}>
          {items.map((item) => (
            <Card key={item.label} as="li" $padding={16}>
              <Kept item={item} />
            </Card>
          ))}
        </Stack>
      </Group>
    ))}
  </div>
);

const Kept = ({ item }: { item: KeptData }) => (
  <Stack $gap={8}>
    <Text $weight={700}>{item.label}</Text>
    {item.note !== undefined && <SecondaryText>{item.note}</SecondaryText>}
    <Facts>
      <Fact name={text.keptName}>{untilTextOf(item)}</Fact>
      <Fact name={text.leavingName}>{item.leaving === "goes" ? text.goes : item.leaving}</Fact>
      {!item.inDownload && <Fact name={text.downloadName}>{text.notInDownload}</Fact>}
    </Facts>
  </Stack>
);

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function untilTextOf({ ends = [], until }: KeptData): string {
  if (ends.length === 0) return until ?? text.asLongAsAccount;
  return ends.map((name) => text.until(untilOf(retention[name]))).join(" ");
}
