import Check from "lucide-react/icons/check";
import History from "lucide-react/icons/history";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { CameraView } from "../door/camera-view.tsx";
import { DoorHeader } from "../door/door-header.tsx";
import { Verdict } from "../door/verdict.tsx";
import { Grid } from "../layout/stack.ts";
import { Text } from "../text/text.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const nothing = () => {};

function Camera() {
  const video = useRef<HTMLVideoElement>(null);
  return (
    <div style={{ height: 280 }}>
      <CameraView videoRef={video} label="The camera reads tickets">
        <Text>Starting the camera…</Text>
      </CameraView>
    </div>
  );
}

export const DoorChapter = () => (
  <Chapter title="At the door">
    <Specimen name="DoorHeader">
      <DoorHeader
        backLabel="Back to the event"
        onBack={nothing}
        title="Light Up Lagos: A Night of Songs"
        detail="Main gate"
        count={{ number: "12", rest: "of 40 inside" }}
      />
    </Specimen>
    <Specimen name="CameraView">
      <Camera />
    </Specimen>
    <Specimen name="Verdict: success, warning, danger">
      <Grid $minWidth={240}>
        <Verdict tone="success" icon={<Check />} title="Come in" name="Ṣọlá Adéwálé" note="Saved on this phone." />
        <Verdict tone="warning" icon={<History />} title="Already in" name="Ngozi Okafor" detail="6:52 PM, Main gate" />
        <Verdict tone="danger" icon={<X />} title="Not a ticket" detail="Ask for the reference on the ticket." />
      </Grid>
    </Specimen>
  </Chapter>
);
