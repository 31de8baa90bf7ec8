export const title = "Monthly Zoom Hangouts";
export const lead = "Once a month we see each other’s faces, wherever we are.";
export const tipsTitle = "Good to know";
export const tips = [
  "Register for a hangout. Its page has the link and puts it into your calendar.",
  "Camera on or off, both are fine. A leader is in the room from the first minute to the last.",
  "Data is expensive: with the camera off, an hour takes about as much as a few songs.",
];
