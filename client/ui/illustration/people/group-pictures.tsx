import { PeoplePicture, type PeoplePictureProps } from "./people-picture.tsx";

// One drawing for each public page.

export const MentorsPicture = (props: PeoplePictureProps) => (
  <PeoplePicture
    wall="violet"
    people={["afro", "mentor", "headwrap"]}
    lamp="lit"
    walled={["lanterns", "frame"]}
    {...props}
  />
);
export const WeekPicture = (props: PeoplePictureProps) => (
  <PeoplePicture
    wall="coral"
    people={["cap", "puffs", "braids"]}
    things={["week"]}
    walled={["lanterns", "clock"]}
    {...props}
  />
);
export const QuestionsPicture = (props: PeoplePictureProps) => (
  <PeoplePicture
    wall="teal"
    people={["puffs", "afro"]}
    things={["questions"]}
    flipped="afro"
    walled={["notes", "plants"]}
    {...props}
  />
);
export const HelpersPicture = (props: PeoplePictureProps) => (
  <PeoplePicture
    wall="gold"
    people={["headwrap", "hijab", "mentor"]}
    things={["mugs"]}
    walled={["shelf", "lanterns"]}
    {...props}
  />
);
export const NeighborsPicture = (props: PeoplePictureProps) => (
  <PeoplePicture wall="violet" people={["cap", "braids"]} things={["plant"]} walled={["plants", "frame"]} {...props} />
);
export const PlayersPicture = (props: PeoplePictureProps) => (
  <PeoplePicture
    wall="coral"
    people={["braids", "headwrap", "afro"]}
    flipped="braids"
    things={["tiles"]}
    walled={["lanterns", "plants"]}
    {...props}
  />
);
export const ReadersPicture = (props: PeoplePictureProps) => (
  <PeoplePicture wall="teal" people={["hijab", "puffs"]} things={["books"]} walled={["shelf", "plants"]} {...props} />
);
export const RoadPicture = (props: PeoplePictureProps) => (
  <PeoplePicture wall="gold" people={["afro", "puffs"]} things={["road"]} walled={["notes", "clock"]} {...props} />
);
export const AnswersPicture = (props: PeoplePictureProps) => (
  <PeoplePicture
    wall="teal"
    people={["braids", "mentor"]}
    flipped="braids"
    things={["questions"]}
    walled={["shelf", "lanterns"]}
    {...props}
  />
);
export const ListenerPicture = (props: PeoplePictureProps) => (
  <PeoplePicture wall="violet" people={["headwrap"]} things={["plant"]} walled={["plants", "lanterns"]} {...props} />
);
export const HangoutPicture = (props: PeoplePictureProps) => (
  <PeoplePicture
    wall="coral"
    people={["afro", "hijab", "cap"]}
    things={["mugs"]}
    walled={["clock", "lanterns"]}
    {...props}
  />
);
export const PodPicture = (props: PeoplePictureProps) => (
  <PeoplePicture
    wall="gold"
    people={["puffs", "mentor", "cap"]}
    things={["books"]}
    walled={["frame", "shelf"]}
    {...props}
  />
);
export const KeepersPicture = (props: PeoplePictureProps) => (
  <PeoplePicture wall="teal" people={["headwrap", "hijab"]} things={["books"]} walled={["shelf", "frame"]} {...props} />
);
export const PromisePicture = (props: PeoplePictureProps) => (
  <PeoplePicture wall="gold" people={["mentor", "braids"]} things={["plant"]} walled={["frame", "plants"]} {...props} />
);
export const ParentsPicture = (props: PeoplePictureProps) => (
  <PeoplePicture
    wall="coral"
    people={["headwrap", "puffs", "mentor"]}
    lamp="lit"
    walled={["frame", "shelf"]}
    {...props}
  />
);
export const ReaderPicture = (props: PeoplePictureProps) => (
  <PeoplePicture wall="night" people={["hijab"]} {...props} />
);
export const LostPicture = (props: PeoplePictureProps) => (
  <PeoplePicture wall="night" people={["puffs"]} lamp="out" {...props} />
);
