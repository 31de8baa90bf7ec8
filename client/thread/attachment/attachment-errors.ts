import type { ErrorTexts } from "../../frame/error-text.ts";

export const errorTexts: ErrorTexts<"attachment"> = {
  "attachment/not-found": { title: "Not sent", message: "This file isn’t there anymore. Please choose it again." },
  "attachment/not-here": {
    title: "You can’t send this here",
    message: "Photos and voice notes go into channels, where a safeguarding lead reads along.",
  },
  "attachment/covered": { title: "Not yet", message: "A safeguarding lead looks at this first." },
  "attachment/unreadable": { title: "Not sent", message: "Please choose a JPEG, PNG or WebP picture that opens." },
  "attachment/too-many-pixels": {
    title: "Not sent",
    message: "This picture is too large. Please choose one of at most 50 megapixels.",
  },
  "attachment/animated": { title: "Not sent", message: "Moving pictures can’t be sent. Please choose a photo." },
  "attachment/not-audio": { title: "Not sent", message: "This recording can’t be played. Please record it again." },
  "attachment/too-long": { title: "Not sent", message: "A voice note has at most 60 seconds." },
};
