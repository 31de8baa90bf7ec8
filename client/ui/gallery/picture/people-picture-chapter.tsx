import * as pictures from "../../illustration/people/group-pictures.tsx";
import { Grid } from "../../layout/stack.ts";
import { Chapter, Specimen } from "../specimen.tsx";

/** The drawings of people. */
export const PeoplePictureChapter = () => (
  <Chapter title="Pictures of people">
    <Specimen name="Windows">
      <Grid $minWidth={240}>
        {Object.entries(pictures).map(([name, Drawing]) => (
          <Drawing key={name} label={name} />
        ))}
      </Grid>
    </Specimen>
  </Chapter>
);
