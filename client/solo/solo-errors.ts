import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"solo"> = {
  "solo/not-found": { title: "Game not found", message: "This game isn’t yours, or it’s gone." },
  "solo/over": { title: "This one is over", message: "Its time has ended, so it takes no more answers." },
  "solo/not-shown": {
    title: "Not this one yet",
    message: "Please load the page again. It goes on where you are.",
  },
};
