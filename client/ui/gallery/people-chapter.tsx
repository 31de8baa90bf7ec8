import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { CodeField } from "../field/code-field.tsx";
import { FileField } from "../field/file-field.tsx";
import { DoorsPicture } from "../illustration/doors-picture.tsx";
import { ImageFrame } from "../illustration/image-frame.tsx";
import { Card } from "../layout/card.tsx";
import { Disclosure } from "../layout/disclosure.tsx";
import { FeedRow } from "../layout/feed-row.tsx";
import { ListRow } from "../layout/list-row.tsx";
import { Grid, Row, Stack } from "../layout/stack.ts";
import { Avatar } from "../text/avatar.tsx";
import { Badge } from "../text/badge.tsx";
import { DateTile } from "../text/date-tile.tsx";
import { DescriptionList } from "../text/description-list.tsx";
import { Heading } from "../text/heading.tsx";
import { Medal } from "../text/medal.tsx";
import { Stat } from "../text/stat.tsx";
import { Text } from "../text/text.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

export function PeopleChapter() {
  const [code, setCode] = useState("KW7");
  return (
    <Chapter title="Lists and talk">
      <Specimen name="FeedRow: new, seen">
        <Card $padding={8}>
          <FeedRow
            to="/ui"
            start={<Avatar name="Ngozi Okafor" />}
            time="4:05 PM"
            excerpt="Are you coming on Friday? We begin at six"
            isNew
            onFollow={() => {}}
          >
            Ngozi Okafor answered you in Friday team
          </FeedRow>
          <FeedRow to="/ui" start={<Avatar name="Ṣọlá" />} time="Nov 20" isNew={false} onFollow={() => {}}>
            Ṣọlá Adéwálé-Ọ̀gúnbíyìí of the very long name added you to Choir
          </FeedRow>
        </Card>
      </Specimen>
      <Specimen name="ListRow: plain, link, button, lit">
        <Card $padding={8}>
          <ListRow
            start={<Avatar name="Ngozi Okafor" />}
            title="Ngozi Okafor"
            detail="Joined 5 minutes ago"
            end={<Badge tone="accent">Host</Badge>}
          />
          <ListRow
            start={<Avatar name="Ṣọlá" />}
            to="/ui"
            lit
            title="Ṣọlá Adéwálé-Ọ̀gúnbíyìí of the very long name"
            detail="Did you see what came out of the last round?"
            end="16:05"
          />
          <ListRow
            start={<Avatar name="Hauwa" />}
            onPress={() => {}}
            title="Hauwa"
            detail="Mentor"
            end={<ChevronRight aria-hidden size={20} />}
          />
        </Card>
      </Specimen>
      <Specimen name="Stat, Medal, DateTile">
        <Stack>
          <Grid $least={130}>
            {[
              ["Points", 12840],
              ["Days in a row", 9],
              ["Games", 31],
            ].map(([label, value]) => (
              <Card key={label} $padding={16}>
                <Stat label={label} value={value ?? 0} />
              </Card>
            ))}
          </Grid>
          <Row $gap={8}>
            {[1, 2, 3, 4].map((place) => (
              <Medal key={place} place={place} label={`Place ${place}`} />
            ))}
            <DateTile month="Mar" day={14} lit />
            <DateTile month="Apr" day={2} />
          </Row>
        </Stack>
      </Specimen>
      <Specimen name="DescriptionList, CodeField">
        <Stack>
          <DescriptionList
            items={[
              { name: "Time limit", value: "30 s" },
              { name: "Difficulty", value: "Medium" },
              { name: "Players", value: "3 of 8" },
            ]}
          />
          <CodeField
            label="Room code"
            length={6}
            value={code}
            onValue={setCode}
            hint="Six signs, from whoever opened it."
          />
        </Stack>
      </Specimen>
      <Specimen name="ImageFrame, Disclosure, FileField">
        <Grid $least={260}>
          <Card $padding={12}>
            <Stack $gap={12}>
              <ImageFrame src={undefined} alt="" fallback={<DoorsPicture />} />
              <Heading level={3}>An evening of songs</Heading>
            </Stack>
          </Card>
          <Stack>
            <Disclosure summary="How do points work" open>
              <Text>Faster right answers count more.</Text>
            </Disclosure>
            <FileField label="Picture" prompt="Choose a picture" accept="image/*" hint="JPEG or PNG, up to 5 MB." />
          </Stack>
        </Grid>
      </Specimen>
    </Chapter>
  );
}
