import Crown from "lucide-react/icons/crown";
import { Avatar } from "../avatar/avatar.tsx";
import { Badge } from "../badge/badge.tsx";
import { Lamp } from "../illustration/lamp.tsx";
import { BookPage } from "../layout/book-page.tsx";
import { HomeLink } from "../layout/home-link.tsx";
import { Cluster, Row, Stack } from "../layout/stack.ts";
import { DayLights } from "../live/day-lights.tsx";
import { BookText } from "../text/book-text.tsx";
import { Code } from "../text/code.tsx";
import { Heading } from "../text/heading.tsx";
import { KeyCap } from "../text/key-cap.tsx";
import { NumberText } from "../text/number-text.tsx";
import { ReferenceButton } from "../text/reference-button.tsx";
import { Scripture } from "../text/scripture.tsx";
import { MultilineText, Text } from "../text/text.tsx";
import { VerseList } from "../text/verse-list.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const lamp = (
  <svg viewBox="0 0 92 66" width="45" height="32" aria-hidden="true" focusable="false">
    <Lamp />
  </svg>
);

const names = ["Ngozi Okafor", "Ọlúwádámiláre Adéyẹmí", "Ụzọamaka", "Ƙande Ɗanjuma", "Ṣọlá Ẹniọlá", "", "7up Crew"];

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
          <Text $tone="muted" $size="small">
            Saturday, 14 March, 16:00 to 18:30
          </Text>
          <MultilineText>
            {"First line,\nsecond line, and averyveryverylongwordthatnobodyeverbreaksbutthepagemust".repeat(1)}
          </MultilineText>
        </Stack>
      </Specimen>
      <Specimen name="Scripture: quiet, page">
        <Stack $gap={24}>
          <Scripture reference="Psalm 119:105">Thy word is a lamp unto my feet, and a light unto my path.</Scripture>
          <Scripture size="page" reference="Matthew 5:15">
            Neither do men light a candle, and put it under a bushel, but on a candlestick; and it giveth light unto all
            that are in the house.
          </Scripture>
        </Stack>
      </Specimen>
      <Specimen name="BookPage with BookText, ReferenceButton, VerseList">
        <Stack $gap={24}>
          <BookPage labelledBy="book-page">
            <Heading id="book-page">A lamp on a stand</Heading>
            <BookText
              opens
              text={"Nobody lights a lamp to hide it.\n\nIt belongs where the whole house has some of it."}
            />
          </BookPage>
          <ReferenceButton>Psalm 117:1</ReferenceButton>
          <VerseList
            verses={[
              { chapter: 117, verse: 1, text: "O praise the LORD, all ye nations: praise him, all ye people." },
              { chapter: 118, verse: 1, text: "O give thanks unto the LORD; for he is good." },
            ]}
          />
        </Stack>
      </Specimen>
      <Specimen name="DayLights: the last seven days, today last">
        <DayLights
          days={["Tu", "We", "Th", "Fr", "Sa", "Su", "Mo"].map((letter, at) => ({
            letter,
            label: letter,
            isLit: at !== 3 && at !== 6,
          }))}
        />
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
      <Specimen name="KeyCap">
        <KeyCap>Ctrl K</KeyCap> <KeyCap>Esc</KeyCap>
      </Specimen>
      <Specimen name="HomeLink: with the lamp, with a long name">
        <Stack $gap={8} $align="start">
          <HomeLink name="Lampstand" logo={lamp} />
          <HomeLink name="Ẹgbẹ́ Ọ̀dọ́ Onígbàgbọ́ of a very long name that does not fit on a phone" logo={lamp} />
        </Stack>
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
