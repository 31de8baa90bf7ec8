import { EveningPicture } from "../../illustration/people/evening-picture.tsx";
import * as pictures from "../../illustration/people/group-pictures.tsx";
import { PhoneShot } from "../../illustration/phone-shot.tsx";
import { Grid } from "../../layout/stack.ts";
import { ToneCard } from "../../layout/tone-card.tsx";
import { answerTones } from "../../tokens.ts";
import { Chapter, Specimen } from "../specimen.tsx";

/** The drawings of people, and what stands beside them on public pages. */
export const PictureChapter = () => (
  <Chapter title="Pictures of people">
    <Specimen name="Evening">
      <EveningPicture />
    </Specimen>
    <Specimen name="Windows">
      <Grid $minWidth={240}>
        {Object.entries(pictures).map(([name, Drawing]) => (
          <Drawing key={name} label={name} />
        ))}
      </Grid>
    </Specimen>
    <Specimen name="Cards of the four colors">
      <Grid $minWidth={200}>
        {answerTones.map((tone) => (
          <ToneCard key={tone} $tone={tone}>
            {tone}
          </ToneCard>
        ))}
      </Grid>
    </Specimen>
    <Specimen name="A screen on a phone">
      <PhoneShot photo={<img src="/share.png" alt="A lamp on a stand" />} caption="A caption below the screen" to="/" />
    </Specimen>
  </Chapter>
);
