import { useState } from "react";
import { Button } from "../../button/button.tsx";
import { DoorsPicture } from "../../illustration/doors-picture.tsx";
import { Glow } from "../../illustration/glow.tsx";
import { LampPicture } from "../../illustration/lamp-picture.tsx";
import { PagesPicture } from "../../illustration/pages-picture.tsx";
import { TablePicture } from "../../illustration/table-picture.tsx";
import { WindowsPicture } from "../../illustration/windows-picture.tsx";
import { Card } from "../../layout/card.tsx";
import { Grid, Stack } from "../../layout/stack.ts";
import { Heading } from "../../text/heading.tsx";
import { Chapter, Specimen } from "../specimen.tsx";

const guests = ["Ngozi Okafor", "Ṣọlá", "Dámiláre Ọ̀ṣọ́", "Ụzọ", "Emeka Obi", "Hauwa", "Tobi", "Ìfẹ́"];
export function DrawingChapter() {
  const [seated, setSeated] = useState(3);
  const [lit, setLit] = useState(true);
  return (
    <Chapter title="Pictures and a glow">
      <Specimen name="Glow">
        <Card $padding={48}>
          <Glow active={lit}>
            <Heading level={3} size="display">
              Winner!
            </Heading>
          </Glow>
        </Card>
        <Button variant="quiet" onClick={() => setLit(!lit)}>
          Switch the glow
        </Button>
      </Specimen>
      <Specimen name="Pictures">
        <Grid $minWidth={240}>
          <Stack $align="center">
            <TablePicture seats={8} names={guests.slice(0, seated)} />
            <Button variant="secondary" onClick={() => setSeated((seated + 1) % 9)}>
              Add a player
            </Button>
          </Stack>
          <TablePicture seats={4} names={guests.slice(0, 2)} />
          <WindowsPicture />
          <LampPicture />
          <LampPicture lit={false} />
          <DoorsPicture />
          <PagesPicture />
        </Grid>
      </Specimen>
    </Chapter>
  );
}
