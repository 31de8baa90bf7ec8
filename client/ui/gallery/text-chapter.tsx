import Clock from "lucide-react/icons/clock";
import Crown from "lucide-react/icons/crown";
import MapPin from "lucide-react/icons/map-pin";
import { Avatar } from "../avatar/avatar.tsx";
import { Badge } from "../badge/badge.tsx";
import { Cluster, Grid, Row, Stack } from "../layout/stack.ts";
import { Code } from "../text/code.tsx";
import { Heading } from "../text/heading.tsx";
import { IconLines } from "../text/icon-lines.tsx";
import { NumberText } from "../text/number-text.tsx";
import { Scripture } from "../text/scripture.tsx";
import { MultilineText, SecondaryText, Text } from "../text/text.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const kingJames = { short: "KJV", full: "King James Version" };
const names = ["Ngozi Okafor", "Ọlúwádámiláre Adéyẹmí", "Ụzọamaka", "Ƙande Ɗanjuma", "Ṣọlá Ẹniọlá", "", "7up Crew"];

const facts = [
  { name: "When", icon: <Clock />, value: "Fri, Dec 4, 2026, 7:00 PM", detail: "Lagos time, 6:00 PM for you" },
  {
    name: "Where",
    icon: <MapPin />,
    value: "Fellowship Hall, 14 Herbert Macaulay Way, behind the old post office, Yaba",
  },
];

export function TextChapter() {
  return (
    <Chapter title="Text">
      <Specimen name="Heading 1 to 4">
        <Stack $gap={12}>
          <Heading level={1}>An evening with the lights on</Heading>
          <Heading level={2}>Who’s playing tonight?</Heading>
          <Heading level={3}>Ẹ káàbọ̀, ọ̀rẹ́ mi: Ọjọ́ dára, ìwọ náà ńkọ́?</Heading>
          <Heading level={4}>Nnọọ, ụmụnna m. Sannu, ƙawata ɗaya.</Heading>
        </Stack>
      </Specimen>
      <Specimen name="Text: plain, muted, small; MultilineText with its line breaks">
        <Stack $gap={8}>
          <Text>
            Bring a friend and a question. Tickets cost ₦2,500, and you can return them until the doors open. Read about{" "}
            <a href="#type">how we keep each other safe</a>.
          </Text>
          <Text $tone="muted">Kọ́lá àti Ṣadé ń kọrin nínú ilé; ìyá wọn ń gbọ́. Ọ bụ ụtụtụ ọma.</Text>
          <SecondaryText>Saturday, 14 March, 16:00 to 18:30</SecondaryText>
          <MultilineText>
            {"First line,\nsecond line, and averyveryverylongwordthatnobodyeverbreaksbutthepagemust".repeat(1)}
          </MultilineText>
        </Stack>
      </Specimen>
      <Specimen name="Scripture: quiet, page">
        <Stack $gap={24}>
          <Scripture reference="Psalm 119:105" translation={kingJames}>
            Thy word is a lamp unto my feet, and a light unto my path.
          </Scripture>
          <Scripture size="page" reference="Matthew 5:15" translation={kingJames}>
            Neither do men light a candle, and put it under a bushel, but on a candlestick; and it giveth light unto all
            that are in the house.
          </Scripture>
        </Stack>
      </Specimen>
      <Specimen name="Code, NumberText">
        <Stack $gap={12} $align="start">
          <Code value="KW7HPM" size="giant" />
          <Code value="KW7HPM" size="lead" />
          <Code value="J4KQ 7RMX 2HPD" size="line" />
          <Row $gap={24}>
            <NumberText value={1110} size="giant" />
            <NumberText value="+85" size="heading" />
          </Row>
        </Stack>
      </Specimen>
      <Specimen name="IconLines: plain, compact">
        <Grid $minWidth={280}>
          <IconLines items={facts} />
          <IconLines compact items={facts} />
        </Grid>
      </Specimen>
      <Specimen name="Badge">
        <Cluster $gap={8}>
          <Badge>Draft</Badge>
          <Badge tone="accent" icon={<Crown aria-hidden />}>
            Host
          </Badge>
          <Badge tone="success">Registered</Badge>
          <Badge tone="warning">3 seats left</Badge>
          <Badge tone="danger">Full</Badge>
        </Cluster>
      </Specimen>
      <Specimen name="Avatar from a name; lit for somebody who is here">
        <Stack $gap={12}>
          {names.map((name, index) => (
            <Row key={name} $gap={12}>
              <Avatar name={name} lit={index === 1} />
              <Text $cut>{name || "Anonymous Player"}</Text>
            </Row>
          ))}
        </Stack>
      </Specimen>
    </Chapter>
  );
}
