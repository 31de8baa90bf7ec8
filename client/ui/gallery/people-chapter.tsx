import ChevronRight from "lucide-react/icons/chevron-right";
import Hash from "lucide-react/icons/hash";
import Lock from "lucide-react/icons/lock";
import { Avatar } from "../avatar/avatar.tsx";
import { AvatarButton } from "../avatar/avatar-button.tsx";
import { Badge } from "../badge/badge.tsx";
import { NameButton } from "../button/name-button.ts";
import { IconTile } from "../illustration/icon-tile.tsx";
import { Card } from "../layout/card.tsx";
import { ListRow } from "../layout/list-row.tsx";
import { Row, Stack } from "../layout/stack.ts";
import { BulletList } from "../text/bullet-list.tsx";
import { DescriptionList } from "../text/description-list.tsx";
import { answerTones } from "../tokens.ts";
import { Chapter, Specimen } from "./specimen.tsx";

const facts = [
  { name: "Time limit", value: "30 s" },
  { name: "Difficulty", value: "Medium" },
  { name: "Players", value: "3 of 8" },
];

const nothing = () => {};

function Rows() {
  return (
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
        detail="Did you see the result of the last round?"
        end="16:05"
      />
      <ListRow
        start={<Avatar name="Hauwa" />}
        onPress={nothing}
        title="Hauwa"
        detail="Mentor"
        end={<ChevronRight aria-hidden size={20} />}
      />
      <ListRow
        to="/ui"
        start={<Avatar name="Ngozi Okafor" />}
        wrap
        lit
        title="Ngozi Okafor replied to you in Friday team, the channel with the rather long name"
        detail="4:05 PM · Are you coming on Friday? We begin at six"
        end="16:05"
      />
      <ListRow to="/ui" start={<Avatar name="Ṣọlá" />} wrap quiet title="Ṣọlá added you to Choir" detail="Nov 20" />
      <ListRow
        start={<Avatar name="Ụzọ" size={36} />}
        onPress={nothing}
        title="Ụzọ"
        detail={
          <>
            Let’s take the <strong>chairs</strong> back to the hall before seven. If you have a car, please take the
            drums home, because the hall is closed on Sunday and nobody can pick them up then.
          </>
        }
        detailLines={3}
        end="Nov 20"
      />
    </Card>
  );
}

export function PeopleChapter() {
  return (
    <Chapter title="Lists and people">
      <Specimen name="ListRow: plain, link, button; a new sentence and one already read; three lines of detail">
        <Rows />
      </Specimen>
      <Specimen name="AvatarButton: ready, busy; NameButton">
        <Row $gap={8}>
          <AvatarButton label="Your account" name="Ngozi Okafor" onPress={nothing} />
          <AvatarButton label="Your account" name="Hauwa" busy onPress={nothing} />
          <NameButton type="button" onClick={nothing}>
            Ṣọlá Adéwálé-Ọ̀gúnbíyìí
          </NameButton>
        </Row>
      </Specimen>
      <Specimen name="IconTile: accent, the four tones, small">
        <Row $gap={8}>
          <IconTile>
            <Hash />
          </IconTile>
          {answerTones.map((tone) => (
            <IconTile key={tone} tone={tone} size="small">
              <Lock />
            </IconTile>
          ))}
        </Row>
      </Specimen>
      <Specimen name="DescriptionList: in columns, compact; BulletList">
        <Stack>
          <DescriptionList items={facts} />
          <DescriptionList compact items={facts} />
          <BulletList items={["Each question has one right answer.", "Faster answers count more."]} />
        </Stack>
      </Specimen>
    </Chapter>
  );
}
