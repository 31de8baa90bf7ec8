import styled from "styled-components";
import { WaitingPhoto } from "../picture/waiting-photo.tsx";
import { NumberedList } from "../sheet/numbered-list.tsx";
import { ScriptLines } from "../sheet/script-lines.tsx";
import { SheetPart } from "../sheet/sheet-part.tsx";
import { Text } from "../text/text.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const moments = [
  { at: "0:00", picture: "A step behind the church, evening.", words: "I’ve sung in that choir for six years." },
  { at: "0:25", picture: "Close: his hands.", words: "And on Tuesday I thought: what if nobody’s there?" },
];
const PhotoFrame = styled.div`position: relative; max-width: 360px; aspect-ratio: 16 / 9;`;

export const SheetChapter = () => (
  <Chapter title="Sheets to print, and a picture that waits">
    <Specimen name="SheetPart with NumberedList, which has lines to write on when it is printed">
      <SheetPart title="Evening 1: The road home" note="about 45 minutes">
        <NumberedList items={["Which name would you give this year?", "Who is standing beside her?"]} lines={2} />
      </SheetPart>
    </Specimen>
    <Specimen name="SheetPart: framed">
      <SheetPart title="For the leader" note="for the leader" framed>
        <Text>Let Naomi be bitter for a week.</Text>
      </SheetPart>
    </Specimen>
    <Specimen name="ScriptLines">
      <ScriptLines moments={moments} pictureLabel="We see:" wordsLabel="We hear:" />
    </Specimen>
    <Specimen name="WaitingPhoto, on a device that saves data">
      <PhotoFrame>
        <WaitingPhoto src="/share.png" alt="A lamp on a stand" onShow={() => {}} />
      </PhotoFrame>
    </Specimen>
  </Chapter>
);
