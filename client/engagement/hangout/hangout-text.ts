export const title = "Monthly Zoom Hangouts";
export const lead = "Once a month we see each other’s faces, wherever we are.";
export const tipsTitle = "Good to know";
export const tips = [
  "Register for a hangout. Its page has the link and puts it into your calendar.",
  "Camera on or off, both are fine. With the camera off you also save data.",
  "If something makes you uncomfortable, leave, and tell a leader. You owe nobody a reason.",
];
