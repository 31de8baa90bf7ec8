import type { PictureProps } from "../picture.tsx";
import { PeoplePicture } from "./people-picture.tsx";

// One drawing for each public page.

export const MentorsPicture = (props: PictureProps) => (
  <PeoplePicture wall="violet" people={["afro", "mentor", "headwrap"]} lamp="lit" {...props} />
);
export const WeekPicture = (props: PictureProps) => (
  <PeoplePicture wall="coral" people={["cap", "puffs", "braids"]} things={["week"]} {...props} />
);
export const QuestionsPicture = (props: PictureProps) => (
  <PeoplePicture wall="teal" people={["puffs", "afro"]} things={["questions"]} flipped="afro" {...props} />
);
export const HelpersPicture = (props: PictureProps) => (
  <PeoplePicture wall="gold" people={["headwrap", "hijab", "mentor"]} things={["mugs"]} {...props} />
);
export const NeighborsPicture = (props: PictureProps) => (
  <PeoplePicture wall="violet" people={["cap", "braids"]} things={["plant"]} {...props} />
);
export const PlayersPicture = (props: PictureProps) => (
  <PeoplePicture wall="coral" people={["braids", "headwrap", "afro"]} flipped="braids" things={["tiles"]} {...props} />
);
export const ReadersPicture = (props: PictureProps) => (
  <PeoplePicture wall="teal" people={["hijab", "puffs"]} things={["books"]} {...props} />
);
export const RoadPicture = (props: PictureProps) => (
  <PeoplePicture wall="gold" people={["afro", "puffs"]} things={["road"]} {...props} />
);
export const ReaderPicture = (props: PictureProps) => <PeoplePicture wall="night" people={["hijab"]} {...props} />;
export const LostPicture = (props: PictureProps) => (
  <PeoplePicture wall="night" people={["puffs"]} lamp="out" {...props} />
);
